import type { Page } from '@playwright/test'
import { DAY_MS } from '../src/shared/durations.ts'
import { type Api, OFFER } from './support/api.ts'
import { cut, expect, openApp, signIn, storedItems, test, waitForServiceWorker } from './support/test.ts'

const HERE = 'Baker for the early shift (m/f/d)'
const BUS = 'Gardener in a nursery (m/f/d)'
const GONE = 'Waiter for one evening (m/f/d)'
const TEXT = 'The whole text of a job that somebody saved to read it again on the way to work.'

test('jobs saved online and offline open in full without a connection, and the server gets each change once', async ({
  api,
  profile,
  faults,
}) => {
  await api.createJob(HERE, { description: `${TEXT} At the bakery.` })
  const bus = await api.createJob(BUS, { description: `${TEXT} In the nursery.` })
  const gone = await api.createJob(GONE, { description: `${TEXT} In the restaurant.` })

  const phone = await profile.open()
  const page = await phone.newPage()
  await openApp(page, '/en/jobs')
  await open(page, HERE)
  await page.getByRole('button', { name: 'Add to favourites' }).first().click()
  await expect(page.getByText('Added to favourites')).toBeVisible()
  await open(page, GONE)
  await page.getByRole('button', { name: 'Add to favourites' }).first().click()
  await expect(page.getByText('Added to favourites')).toBeVisible()
  await open(page, BUS)
  await expect.poll(() => favourites(api)).toEqual([GONE, HERE])

  await cut(phone, faults, true)
  // The job's own star, not the stars of similar jobs below.
  const star = page
    .locator('article#job')
    .getByRole('button', { name: /favourites$/ })
    .first()
  await star.click()
  await expect(page.getByRole('link', { name: 'Outbox (1)' })).toBeVisible()
  // A press during an attempt to send the former choice would leave two entries, which is right too.
  // An attempt fails at once, so an entry that looks the same twice is not being sent.
  const settled = async (kind: string) => {
    let before = ''
    await expect
      .poll(async () => {
        const json = (await storedItems(page)).find((item) => item.json.includes(`"${kind}"`))?.json ?? ''
        const isSame = json === before
        before = json
        return isSame && json.includes('"state":"queued"') && !json.includes('"attempts":0')
      })
      .toBe(true)
  }
  await settled('favourite-add')
  // After several presses only the last choice waits, as one entry.
  await expect(star).toHaveText('Remove from favourites')
  await star.click()
  await expect(star).toHaveText('Add to favourites')
  await settled('favourite-remove')
  await star.click()
  await expect(star).toHaveText('Remove from favourites')
  await expect(page.getByRole('link', { name: 'Outbox (1)' })).toBeVisible()
  await profile.close()

  const later = await profile.open()
  await later.setOffline(true)
  const reopened = await later.newPage()
  await reopened.goto('/en/cabinet/worker/user/favorite')
  const list = reopened.getByRole('list', { name: 'Favourites', exact: true })
  for (const title of [HERE, BUS, GONE]) await expect(list.getByRole('link', { name: title })).toBeVisible()
  for (const [title, place] of [
    [HERE, 'At the bakery.'],
    [BUS, 'In the nursery.'],
  ] as const) {
    const card = list.getByRole('article').filter({ hasText: title })
    await card.getByText('Full text', { exact: true }).click()
    await expect(card.getByText(`${TEXT} ${place}`)).toBeVisible()
  }
  await list.getByRole('link', { name: BUS }).click()
  await expect(reopened.getByRole('heading', { name: BUS, level: 1 })).toBeVisible()
  await expect(reopened.getByText(`${TEXT} In the nursery.`)).toBeVisible()

  const boss = await api.logIn('boss')
  await api.call('POST', `/cabinet/vacancies/${gone.id}/close`, boss, {})
  await cut(later, faults, false)
  await expect.poll(() => favourites(api)).toEqual([BUS, GONE, HERE])
  const requests = faults.log.filter(({ url }) => url.endsWith(`/favorites/jobs/${bus.id}`))
  expect(requests.map(({ method }) => method)).toEqual(['PUT'])

  await reopened.goto('/en/cabinet/worker/user/favorite')
  const ended = list.getByRole('article').filter({ hasText: GONE })
  await expect(ended.getByText('This vacancy is closed')).toBeVisible()
  await ended.getByText('Full text', { exact: true }).click()
  await expect(ended.getByText(`${TEXT} In the restaurant.`)).toBeVisible()
  await ended.getByRole('button', { name: 'Remove from favourites' }).click()
  await expect(reopened.getByText('Removed from favourites')).toBeVisible()
  await expect.poll(() => favourites(api)).toEqual([BUS, HERE])

  // The saved job expires while the device is offline.
  await cut(later, faults, true)
  const now = Date.now()
  // After ten days jobs that were only viewed are gone from the device. The saved job is still there and can be found.
  await reopened.clock.setFixedTime(now + 10 * DAY_MS)
  await reopened.goto('/en/search/Baker/0')
  await expect(reopened.getByText('Searched on this device only')).toBeVisible()
  await expect(reopened.getByRole('article').getByRole('link', { name: HERE })).toBeVisible()
  await reopened.clock.setFixedTime(now + 61 * DAY_MS)
  await reopened.goto('/en/search/Baker/0')
  await expect(reopened.getByText('No matches on this device')).toBeVisible()
  await reopened.goto('/en/cabinet/worker/user/favorite')
  await expect(
    list.getByRole('article').filter({ hasText: HERE }).getByText('This vacancy has expired'),
  ).toBeVisible()
  await list.getByRole('link', { name: HERE }).click()
  await expect(reopened.getByRole('heading', { name: HERE, level: 1 })).toBeVisible()
  await expect(reopened.getByRole('status').getByText('This vacancy is closed')).toBeVisible()
  await expect(reopened.getByRole('complementary').getByText('This vacancy is closed')).toBeVisible()
  await expect(reopened.getByRole('button', { name: 'Place bid' })).toHaveCount(0)
})

test('an employer’s favourite offer and person open in full without a connection', async ({
  api,
  profile,
  faults,
}) => {
  const worker = await api.logIn('worker')
  const NAME = 'Piano lessons at your home'
  const { data: made } = await api.call<{ data: { id: number } }>('POST', '/cabinet/offers', worker, {
    ...OFFER,
    name: NAME,
    description: `${TEXT} On the piano.`,
  })
  const boss = await api.logIn('boss')
  type Offer = { data: { person: { id: number } } }
  const { id } = (await api.call<Offer>('GET', `/offers/${made.id}`)).data.person
  // Employers see more of a name than the public.
  const { data: person } = await api.call<{ data: { id: number; name: string } }>('GET', `/users/${id}`, boss)
  const ABOUT = 'I have played since I was six, and taught for ten years.'
  await api.call('PATCH', '/cabinet/profile', worker, { about: ABOUT })

  // This person is already a favourite of the demo employer.
  await api.call('DELETE', `/cabinet/favorites/users/${person.id}`, boss)
  const phone = await profile.open()
  const page = await phone.newPage()
  await signIn(page, 'boss')
  for (const path of [`/en/offer/item/${made.id}`, `/en/user/profile/${person.id}`]) {
    await page.goto(path)
    const star = page
      .getByRole('main')
      .getByRole('button', { name: /favourites$/, pressed: false })
      .first()
    await star.click()
    await expect(page.getByText('Added to favourites')).toBeVisible()
  }
  await waitForServiceWorker(page)
  const hasRequest = (kind: string, id: number) =>
    faults.log.some(({ method, url }) => method === 'PUT' && url.endsWith(`/favorites/${kind}/${id}`))
  await expect.poll(() => hasRequest('offers', made.id) && hasRequest('users', person.id)).toBe(true)
  const kept = [
    { tab: 'Offers', title: NAME, text: `${TEXT} On the piano.` },
    { tab: 'People', title: person.name, text: ABOUT },
  ]
  const readAll = async (on: Page) => {
    await on.goto('/en/cabinet/worker/user/favorite')
    for (const { tab, title, text } of kept) {
      await on.getByRole('navigation', { name: 'Which favourites' }).getByRole('link', { name: tab }).click()
      const card = on.getByRole('article').filter({ has: on.getByRole('heading', { name: title }) })
      await card.getByText('Full text', { exact: true }).click()
      await expect(card.getByText(text)).toBeVisible()
    }
  }
  await readAll(page)
  await profile.close()

  faults.isCut = true
  const later = await profile.open()
  await later.setOffline(true)
  const reopened = await later.newPage()
  await readAll(reopened)
  await reopened.getByRole('article').getByRole('link', { name: person.name }).first().click()
  await expect(reopened.getByRole('heading', { level: 1, name: person.name })).toBeVisible()
})

test('a star pressed before the login is applied after it', async ({ page, api }) => {
  const job = await api.createJob('Cashier on Saturdays (m/f/d)')
  await page.goto(`/en/jobs/item/${job.slug}`, { waitUntil: 'networkidle' })
  await page.locator('article#job').getByRole('button', { name: 'Add to favourites' }).first().click()
  await expect(page).toHaveURL(/\/en\/login\?next=/)
})

async function open(page: Page, title: string): Promise<void> {
  await page.goto('/en/jobs')
  await page.getByRole('link', { name: title }).first().click()
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
}

async function favourites(api: Api): Promise<string[]> {
  const { data } = await api.call<{ data: { title: string }[] }>(
    'GET',
    '/cabinet/favorites/jobs',
    await api.logIn('worker'),
  )
  // The demo job seeker already has other favourites.
  return data.map(({ title }) => title).filter((title) => [HERE, BUS, GONE].includes(title))
}
