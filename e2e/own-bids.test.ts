import type { Page } from '@playwright/test'
import type { OwnBid } from '../src/shared/contract/bids.ts'
import type { Room } from '../src/shared/contract/conversations.ts'
import type { Api } from './support/api.ts'
import { changeAnswer } from './support/change-answer.ts'
import { cut, expect, signIn, test } from './support/test.ts'

/** The employer marks the worker's bid as seen, or answers it. */
async function answer(api: Api, jobId: number, state: 'seen' | 'accepted' | 'declined'): Promise<void> {
  const [bid] = await api.bidsFor(jobId)
  await api.call('PATCH', `/rates/${bid?.id}`, await api.logIn('boss'), { state })
}
const bidsOf = async (api: Api, jobId: number) =>
  (await api.bidsFor(jobId)).map(({ state, text }) => [state, text])
const cardOf = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) })

test('a declined bid is replaced from the list of own bids, only when the new one is sent', async ({
  page,
  api,
}) => {
  const job = await api.createJob('Dyke warden (m/f/d)', { description: 'A dyke of the river. '.repeat(200) })
  await api.bid(job.slug, 'I guard the dyke.')
  await answer(api, job.id, 'declined')
  await signIn(page, 'worker')
  await page.goto('/en/cabinet/worker/bids', { waitUntil: 'networkidle' })
  await expect(page.getByRole('heading', { name: job.title })).toHaveCount(0)
  await page.getByRole('link', { name: 'Ended' }).click()
  await expect(page.getByRole('link', { name: 'Ended' })).toHaveAttribute('aria-current', 'page')
  const card = cardOf(page, job.title)
  await expect(card.getByRole('button', { name: 'Replace with a new bid' })).toBeVisible()
  await expect(card.getByRole('button', { name: 'Withdraw bid' })).toHaveCount(0)
  await card.getByRole('button', { name: 'Replace with a new bid' }).press('Enter')

  await expect(page).toHaveURL(new RegExp(`/jobs/item/${job.slug}$`))
  const text = page.getByRole('textbox', { name: 'Your bid' })
  await expect(text).toHaveValue('I guard the dyke.')
  await expect(text).toBeFocused()
  await expect(text).toBeInViewport()
  await expect(page.getByText('Your earlier bid stays as it is until you send this one.')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).press('Enter')
  const panel = page.getByRole('region', { name: 'Your bid' })
  await expect(panel.getByText('Declined')).toBeVisible()
  expect(await panel.evaluate((section) => section.contains(document.activeElement))).toBe(true)
  expect(await bidsOf(api, job.id)).toEqual([['declined', 'I guard the dyke.']])

  await panel.getByRole('button', { name: 'Replace with a new bid' }).press('Enter')
  await expect(text).toBeFocused()
  await text.fill('I guard the dyke day and night.')
  await page.getByRole('button', { name: 'Place bid' }).click()
  await expect(page.getByText('Bid placed')).toBeVisible()
  await expect(panel.getByText('Sent', { exact: true })).toBeVisible()
  expect(await bidsOf(api, job.id)).toEqual([['sent', 'I guard the dyke day and night.']])
  await page.goto('/en/cabinet/worker/bids?state=withdrawn')
  await expect(card.getByText('I guard the dyke.', { exact: true })).toBeVisible()
})

test('an accepted bid says what to do now, and leads to the chat and to the papers for the first day', async ({
  page,
  api,
}) => {
  const job = await api.createJob('Lamplighter (m/f/d)')
  await api.bid(job.slug, 'I light lamps.')
  await answer(api, job.id, 'accepted')
  await signIn(page, 'worker')
  await page.goto(`/en/jobs/item/${job.slug}`)
  const steps = page.getByRole('list', { name: 'What to do now' })
  await expect(steps.getByRole('listitem')).toHaveCount(3)
  await page.goto('/en/cabinet/worker/bids', { waitUntil: 'networkidle' })
  const card = cardOf(page, job.title)
  await expect(card.getByRole('list', { name: 'What to do now' })).toBeVisible()
  await card.getByRole('link', { name: 'which papers you need on the first day' }).click()
  await expect(
    page.getByRole('heading', { level: 1, name: 'Papers for the first working day' }),
  ).toBeVisible()
  await page.goBack()
  await card.getByRole('button', { name: 'Send message' }).click()
  await expect(page).toHaveURL(/\/chat\/room\/\d+$/)
})

test('a bid that the employer reads during its change says so, and its new text becomes a new bid', async ({
  page,
  api,
}) => {
  const job = await api.createJob('Sluice keeper (m/f/d)')
  await api.bid(job.slug, 'I keep sluices.')
  await signIn(page, 'worker')
  await page.goto('/en/cabinet/worker/bids', { waitUntil: 'networkidle' })
  const card = cardOf(page, job.title)
  await expect(card.getByText('Sent', { exact: true })).toBeVisible()
  await card.getByRole('button', { name: 'Change bid' }).click()
  await card.getByRole('textbox', { name: 'Your bid' }).fill('I keep all sluices.')
  await answer(api, job.id, 'seen')
  const said = card.getByRole('alert')
  await expect(said).toHaveText(/has read your bid.*as a new bid/)
  await expect(card.getByRole('button', { name: 'Save' })).toHaveCount(0)
  await card.getByRole('button', { name: 'Replace with a new bid' }).click()
  const text = page.getByRole('region', { name: 'Your bid' }).getByRole('textbox', { name: 'Your bid' })
  await expect(text).toHaveValue('I keep all sluices.')
  await expect(text).toBeFocused()
  await page.getByRole('button', { name: 'Place bid' }).click()
  await expect(page.getByText('Bid placed')).toBeVisible()
  expect(await bidsOf(api, job.id)).toEqual([['sent', 'I keep all sluices.']])
})

test('a change that arrives after the employer has read the bid is refused in sight, and keeps its text', async ({
  page,
  context,
  faults,
  api,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 409/)
  const job = await api.createJob('Harbour pilot (m/f/d)')
  await api.bid(job.slug, 'I steer ships.')
  await signIn(page, 'worker')
  // Without real time the page does not learn that the bid was read.
  await page.routeWebSocket(/.*/, () => undefined)
  await page.goto(`/en/jobs/item/${job.slug}`, { waitUntil: 'networkidle' })
  const panel = page.getByRole('region', { name: 'Your bid' })
  await panel.getByRole('button', { name: 'Change bid' }).click()
  const text = panel.getByRole('textbox', { name: 'Your bid' })
  await text.fill('I steer all ships.')
  await answer(api, job.id, 'seen')
  await panel.getByRole('button', { name: 'Save' }).click()
  await expect(panel.getByRole('alert')).toBeInViewport()
  await expect(panel.getByRole('alert')).toContainText('has read your bid')
  await expect(panel.getByRole('button', { name: 'Replace with a new bid' })).toBeFocused()
  await expect(text).toHaveValue('I steer all ships.')
  await panel.getByRole('button', { name: 'Cancel' }).click()
  await expect(panel.getByText('Seen', { exact: true })).toBeVisible()

  const other = await api.createJob('Harbour master (m/f/d)')
  await api.bid(other.slug, 'I count ships.')
  await page.goto(`/en/jobs/item/${other.slug}`, { waitUntil: 'networkidle' })
  await cut(context, faults, true)
  await panel.getByRole('button', { name: 'Change bid' }).click()
  await text.fill('I count all ships.')
  await panel.getByRole('button', { name: 'Save' }).click()
  await expect(panel.getByText('Waiting for connection')).toBeVisible()
  await answer(api, other.id, 'seen')
  await cut(context, faults, false)
  await expect(panel.getByText('The employer has already read your bid')).toBeVisible()
  await panel.getByRole('button', { name: 'Replace with a new bid' }).click()
  await expect(text).toHaveValue('I count all ships.')
  await page.getByRole('button', { name: 'Place bid' }).click()
  await expect.poll(() => bidsOf(api, other.id)).toEqual([['sent', 'I count all ships.']])
})

test('a seen bid is shown as seen without a reload, and the focus stays in the list of own bids', async ({
  page,
  api,
}) => {
  const job = await api.createJob('Beacon keeper (m/f/d)')
  await api.bid(job.slug, 'I keep beacons.')
  await signIn(page, 'worker')
  await page.goto('/en/cabinet/worker/bids', { waitUntil: 'networkidle' })
  const card = cardOf(page, job.title)
  await expect(card.getByText('Sent', { exact: true })).toBeVisible()
  await expect(card.getByText('You can change the bid until the employer has read it.')).toBeVisible()
  await answer(api, job.id, 'seen')
  await expect(card.getByText('Seen', { exact: true })).toBeVisible()
  await expect(card.getByText('To add something, please write to the employer.')).toBeVisible()
  await expect(card.getByRole('button', { name: 'Change bid' })).toHaveCount(0)
  await card.getByRole('button', { name: 'Withdraw bid' }).press('Enter')
  await expect(card).toBeFocused()
  await card.getByRole('button', { name: 'Withdraw now' }).press('Enter')
  await expect(card).toHaveCount(0)
  await expect(page.locator('body')).not.toBeFocused()
})

test('a bid on a vacancy that its employer deletes stays with its title, is told, and can be deleted', async ({
  page,
  api,
}) => {
  const job = await api.createJob('Lamplighter (m/f/d)')
  await api.bid(job.slug, 'I light every lamp.')
  await api.call('DELETE', `/cabinet/vacancies/${job.id}`, await api.logIn('boss'))
  await signIn(page, 'worker')
  await page.goto('/en/cabinet/notifications', { waitUntil: 'networkidle' })
  const told = page.getByRole('listitem').filter({ hasText: job.title }).first()
  await expect(told).toContainText('The employer has withdrawn the vacancy')
  await page.goto('/en/cabinet/worker/bids', { waitUntil: 'networkidle' })
  await page.getByRole('link', { name: 'Ended' }).click()
  const card = cardOf(page, job.title)
  await expect(card.getByText('Deleted vacancy')).toBeVisible()
  await expect(card.getByText('I light every lamp.')).toBeVisible()
  await expect(card.getByRole('link', { name: job.title })).toHaveCount(0)
  await expect(card.getByRole('button', { name: /Replace|Withdraw|message/ })).toHaveCount(0)
  await card.getByRole('button', { name: 'Delete bid' }).press('Enter')
  await expect(card).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('link', { name: 'Ended' })).toBeVisible()
  await expect(card).toHaveCount(0)
})

test('of an employer whose account is erased, bid and conversation stay, as of a deleted account', async ({
  page,
  api,
}) => {
  const job = await api.createJob('Thatcher (m/f/d)')
  await api.bid(job.slug, 'I thatch roofs.')
  const worker = await api.logIn('worker')
  const { data: room } = await api.call<{ data: Room }>('POST', '/chat/rooms', worker, { job_id: job.id })
  // What the server answers then: server/personal-data/deletion.test.ts.
  await page.route(/\/api\/v1\/cabinet\/rates\?/, (route) => {
    const gone = { title: '', company_name: '', slug: `erased-${job.id}`, is_open: false }
    return changeAnswer<OwnBid[]>(route, (bids) =>
      bids.map((bid) =>
        bid.job.id === job.id ? { ...bid, state: 'expired', job: { ...bid.job, ...gone } } : bid,
      ),
    )
  })
  const empty = (one: Room) =>
    one.id === room.id
      ? {
          ...one,
          can_write: false,
          company: null,
          subject: { ...one.subject, title: '' },
          interlocutor: { ...one.interlocutor, name: '', url_img: null, last_seen_at: null },
        }
      : one
  await page.route(/\/api\/v1\/chat\/(my\/rooms|rooms\/\d+)$/, (route) =>
    changeAnswer<Room | Room[]>(route, (data) => (Array.isArray(data) ? data.map(empty) : empty(data))),
  )
  await signIn(page, 'worker')
  await page.goto('/en/cabinet/worker/bids')
  await page.getByRole('link', { name: 'Ended' }).click()
  const card = page.getByRole('listitem').filter({ hasText: 'I thatch roofs.' })
  await expect(card.getByText(/^Deleted account · /)).toBeVisible()
  await expect(card.getByRole('heading', { name: 'Deleted vacancy' })).toBeVisible()
  await expect(card.getByText(job.company_name)).toHaveCount(0)
  await expect(card.getByRole('button', { name: 'Delete bid' })).toBeVisible()

  await page.goto(`/en/chat/room/${room.id}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Deleted account' })).toBeVisible()
  await expect(page.getByText('This person has deleted their account.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Delete conversation' })).toBeVisible()
})
