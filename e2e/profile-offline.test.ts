import type { Page } from '@playwright/test'
import type { Profile } from '../src/shared/contract/profiles.ts'
import {
  cut,
  expect,
  openApp,
  signIn,
  storedItems,
  test,
  waitForServiceWorker,
  waitUntilStored,
} from './support/test.ts'

const CABINET = '/en/cabinet/worker'
const FIRST = 'I bake since 2014.'
const LAST = 'I bake since 2014, mostly rye bread.'
const POSITION = 'Baker in the night shift'

test('offline, a profile changed twice, an added work experience and a deleted language wait, and are sent once', async ({
  page,
  context,
  faults,
  api,
}) => {
  const worker = await api.logIn('worker')
  const profile = async () => (await api.call<{ data: Profile }>('GET', '/cabinet/profile', worker)).data
  await api.call('POST', '/cabinet/languages', worker, { language: 'it', level: 'spoken' })
  await signIn(page, 'worker')
  for (const section of ['experience', 'languages', 'about']) {
    await page.goto(`${CABINET}/${section}`)
    await expect(
      page.getByRole('button', { name: 'Save' }).or(page.getByRole('article')).first(),
    ).toBeVisible()
  }
  await waitForServiceWorker(page)
  // The page has not been open for long.
  await waitUntilStored(page, 'family_status', 'spoken')
  await cut(context, faults, true)

  const about = page.getByRole('textbox', { name: 'About me' })
  for (const text of [FIRST, LAST]) {
    await about.fill(text)
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('link', { name: 'Outbox (1)' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Save' })).not.toHaveAttribute('data-pending')
    // A text saved during an attempt to send the former one would leave two entries, which is right too.
    await waitUntilStored(page, text, '"state":"queued"', '"code":"network"')
  }
  await page.reload()
  await expect(about).toHaveValue(LAST)

  await page.goto(`${CABINET}/experience`)
  await page.getByRole('button', { name: 'Add work experience' }).click()
  await page.getByRole('textbox', { name: 'Position' }).fill(POSITION)
  await page.getByLabel('From').fill('2024-03')
  await page.getByRole('button', { name: 'Save' }).click()
  const added = page.getByRole('article').filter({ hasText: POSITION })
  await expect(added).toContainText('Waiting for connection')
  await expect(added).toBeFocused()
  await expect(added).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('link', { name: 'Outbox (2)' })).toBeVisible()

  await page.goto(`${CABINET}/languages`)
  const italian = page.getByRole('article').filter({ hasText: 'Italian' })
  await italian.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(italian).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Outbox (3)' })).toBeVisible()
  expect((await profile()).about).not.toBe(LAST)

  await page.goto(`${CABINET}/experience`)
  await cut(context, faults, false)
  // For a moment an accepted entry is shown twice, but never not at all (platform/outbox/drain.ts).
  await expect(page.getByText('Waiting for connection')).toHaveCount(0)
  await expect(added.getByRole('button', { name: 'Edit' })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Outbox/ })).toHaveCount(0)
  // The link is hidden while the last entry is being sent.
  await expect
    .poll(async () => (await profile()).languages.map(({ language }) => language))
    .not.toContain('it')
  const now = await profile()
  expect(now.about).toBe(LAST)
  expect(now.experience.filter(({ position }) => position === POSITION)).toHaveLength(1)
  const patches = faults.log.filter(({ method, url }) => method === 'PATCH' && url.endsWith('/profile'))
  expect(patches.map(({ status }) => status)).toEqual([200])
})

test('a saved entry is in view with the focus, at its place among later ones', async ({ page }) => {
  await signIn(page, 'worker')
  await page.goto(`${CABINET}/experience`)
  await page.getByRole('button', { name: 'Add work experience' }).click()
  await page.getByRole('textbox', { name: 'Position' }).fill('Baker before all others')
  await page.getByLabel('From').fill('1999-03')
  await page.getByLabel('Until').fill('1999-04')
  await page.getByRole('button', { name: 'Save' }).click()
  // For a moment it may show twice, in its place and as waiting; its place comes first.
  const added = page.getByRole('article').filter({ hasText: 'Baker before all others' }).first()
  await expect(added.getByRole('button', { name: 'Edit' })).toBeVisible()
  await expect(added).toBeFocused()
  await expect(added).toBeInViewport({ ratio: 0.9 })
})

test('a text about oneself whose page was closed before the answer came is no conflict with the next one', async ({
  page,
  faults,
  api,
}) => {
  const worker = await api.logIn('worker')
  const about = async () => (await api.call<{ data: Profile }>('GET', '/cabinet/profile', worker)).data.about
  await openApp(page, `${CABINET}/about`)
  const field = page.getByRole('textbox', { name: 'About me' })
  const { promise: answered, resolve: answer } = Promise.withResolvers<'pass'>()
  faults.onAnswer = ({ method }) => (method === 'PATCH' ? answered : 'pass')
  await field.fill('I bake for weddings.')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.poll(about).toBe('I bake for weddings.')
  await page.reload()
  answer('pass')
  await expect.poll(() => outboxOf(page)).toEqual([])

  await page.reload()
  await expect(field).toHaveValue('I bake for weddings.')
  await expect(page.getByText('It has not been saved yet')).toHaveCount(0)
  await field.fill('I bake for weddings and funerals.')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.poll(about).toBe('I bake for weddings and funerals.')
})

const outboxOf = async (page: Page) =>
  (await storedItems(page)).filter(({ store, json }) => store === 'outbox' && json.includes('"lane"'))
