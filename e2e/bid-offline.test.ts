import type { Page } from '@playwright/test'
import type { ModeratedVacancy } from '../src/shared/contract/moderation.ts'
import { postVacancy } from './support/post-vacancy.ts'
import {
  cut,
  expect,
  logIn,
  openApp,
  signIn,
  storedItems,
  test,
  waitForServiceWorker,
} from './support/test.ts'

const TITLE = 'Babysitter for two children (m/f/d)'
const BID = 'I have looked after my three brothers and can start on Monday.'

test('a bid written offline reaches the employer exactly once, although the app was closed before it was sent', async ({
  newPerson,
  profile,
  faults,
  api,
}) => {
  const boss = await newPerson()
  await signIn(boss, 'boss')
  await postVacancy(boss, {
    title: TITLE,
    description: 'Two afternoons a week we need somebody kind for our children, four and six.',
  })

  const admin = await newPerson()
  await signIn(admin, 'admin')
  await approveByKeyboard(admin)
  // The approval takes effect when the time to undo it is over.
  const approved = async () => {
    const path = '/admin/vacancies?state=approved'
    const { data } = await api.call<{ data: ModeratedVacancy[] }>('GET', path, await api.logIn('admin'))
    return data.map(({ title }) => title)
  }
  await expect.poll(approved).toContain(TITLE)

  const bus = await profile.open()
  const worker = await bus.newPage()
  await logIn(worker, 'worker')
  await worker.goto('/en/jobs')
  await waitForServiceWorker(worker)
  await worker.getByRole('link', { name: TITLE }).click()
  await expect(worker.getByRole('heading', { name: TITLE, level: 1 })).toBeVisible()
  // The figures for the hint about low pay have been fetched.
  await expect(worker.getByText('Statutory minimum wage')).toBeVisible()

  await cut(bus, faults, true)
  await worker.getByRole('textbox', { name: 'Your bid' }).fill(BID)
  const pay = worker.getByRole('textbox', { name: 'Proposed pay (EUR)' })
  await pay.fill('10')
  await expect(worker.getByText('The pay is below the statutory minimum wage')).toBeVisible()
  await pay.fill('17,50')
  await expect(worker.getByText('The pay is below the statutory minimum wage')).toHaveCount(0)
  await worker.getByRole('button', { name: 'Place bid' }).click()
  await expect(worker.getByText('Waiting for connection')).toBeInViewport()
  await expect(worker.getByRole('link', { name: 'Outbox (1)' })).toBeVisible()
  await profile.close()

  const later = await profile.open()
  await later.setOffline(true)
  const reopened = await later.newPage()
  await reopened.goto('/en/outbox')
  await expect(reopened.getByRole('list', { name: 'Outbox' })).toContainText(BID)
  await expect(reopened.getByText('You are offline')).toBeVisible()

  await cut(later, faults, false)
  await expect(reopened.getByText('Bid placed')).toBeVisible()
  await expect(reopened.getByRole('link', { name: /^Outbox \(/ })).toHaveCount(0)

  await boss.goto('/en/cabinet/worker/user/active-vacancy')
  await boss.getByRole('link', { name: /1 bid/ }).first().click()
  await expect(boss.getByText(BID)).toHaveCount(1)
  await expect(boss.getByText('€17.50')).toBeVisible()
})

test('a bid that waits is marked in lists of jobs, in every tab and after a reload, until it is discarded', async ({
  page,
  context,
  faults,
  api,
}) => {
  const title = 'Bell ringer on Sundays (m/f/d)'
  const job = await api.createJob(title)
  await openApp(page, [`/en/jobs/item/${job.slug}`, '/en/outbox', '/en/jobs'])
  const other = await context.newPage()
  await other.goto('/en/jobs')
  await page.goto(`/en/jobs/item/${job.slug}`)
  const marked = (tab: Page) =>
    tab.getByRole('article').filter({ hasText: title }).getByText('You have bid', { exact: true })
  await expect(other.getByRole('link', { name: title })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Your bid' })).toBeVisible()
  await cut(context, faults, true)
  await page.getByRole('textbox', { name: 'Your bid' }).fill(BID)
  await page.getByRole('button', { name: 'Place bid' }).click()
  await expect(page.getByText('Waiting for connection')).toBeVisible()
  await expect(marked(other)).toBeVisible()
  await other.reload()
  await expect(marked(other)).toBeVisible()
  await page.reload()
  const own = page.getByRole('region', { name: 'Your bid' })
  await expect(own.getByText('Waiting for connection')).toBeVisible()
  await own.getByRole('button', { name: 'Discard' }).click()
  await expect(marked(other)).toHaveCount(0)
})

test('the list of own bids opens without a connection, although it was never opened', async ({
  page,
  context,
  faults,
  api,
}) => {
  const job = await api.createJob('Clockmaker in a tower (m/f/d)')
  await api.bid(job.slug, 'I know the tower from inside.')
  await openApp(page, '/en/jobs')
  const isKept = async () =>
    (await storedItems(page)).some(({ json }) => /own-bids.*Clockmaker in a tower/s.test(json))
  await expect.poll(isKept, { timeout: 30_000 }).toBe(true)
  await cut(context, faults, true)
  await page.goto('/en/cabinet/worker/bids')
  await expect(page.getByText('Clockmaker in a tower').first()).toBeVisible()
})

test('a job that was never opened says so without a connection, and opens by itself; a withdrawal can be taken back', async ({
  page,
  context,
  faults,
  api,
}) => {
  const seen = await api.createJob('Lighthouse keeper (m/f/d)')
  const unseen = await api.createJob('Lighthouse painter (m/f/d)')
  await api.bid(seen.slug, 'I like the sea.')
  await openApp(page, ['/en/outbox', `/en/jobs/item/${seen.slug}`])
  await expect(page.getByRole('button', { name: 'Withdraw bid' })).toBeVisible()
  const isStored = async () =>
    (await storedItems(page)).some(({ json }) => json.includes(seen.slug) && json.includes('I like the sea.'))
  await expect.poll(isStored, { timeout: 30_000 }).toBe(true)
  await page.goto('/en/jobs')
  await expect(page.getByRole('link', { name: unseen.title })).toBeVisible()
  await cut(context, faults, true)
  await page.getByRole('link', { name: unseen.title }).click()
  await expect(page.getByRole('heading', { level: 1, name: unseen.title })).toBeVisible()
  await expect(page.getByText('The full text needs a connection')).toBeVisible()
  await expect(page.getByRole('article').filter({ hasText: unseen.title })).toBeVisible()
  await page.goto(`/en/jobs/item/${seen.slug}`)
  const own = page.getByRole('region', { name: 'Your bid' })
  await own.getByRole('button', { name: 'Withdraw bid' }).click()
  await own.getByRole('button', { name: 'Withdraw now' }).click()
  await expect(own.getByText('Your bid will be withdrawn when you are back online')).toBeVisible()
  await expect(own.getByText('The employer has your bid')).toHaveCount(0)
  await own.getByRole('button', { name: 'Do not withdraw' }).click()
  await expect(own.getByText('The employer has your bid')).toBeVisible()
  await page.goto(`/en/jobs/item/${unseen.slug}`)
  await expect(page.getByText('The full text needs a connection')).toBeVisible()
  await cut(context, faults, false)
  await expect(page.getByRole('textbox', { name: 'Your bid' })).toBeVisible({ timeout: 30_000 })
  expect((await api.bidsFor(seen.id)).map(({ state }) => state)).not.toContain('withdrawn')
})

async function approveByKeyboard(page: Page): Promise<void> {
  await page.goto('/en/admin/vacancies')
  const queue = page.getByRole('list', { name: 'Waiting for moderation' })
  await expect(queue).toBeVisible()
  await queue.getByRole('link', { name: TITLE }).click()
  await expect(page.getByRole('heading', { name: TITLE })).toBeVisible()
  await page.keyboard.press('a')
  await expect(queue.getByText(TITLE)).toHaveCount(0)
}
