import type { Page } from '@playwright/test'
import type { NotificationChoices } from '../src/shared/contract/notifications.ts'
import type { Api } from './support/api.ts'
import type { FaultProxy } from './support/fault-proxy.ts'
import {
  cut,
  expect,
  logIn,
  openApp,
  signIn,
  storedItems,
  test,
  waitForServiceWorker,
  waitUntilStored,
} from './support/test.ts'

const TEXT = 'They asked me for 200 euros before the first day.'

const sentTo = (faults: FaultProxy, method: string, end: string) =>
  faults.log.filter((seen) => seen.method === method && seen.url.endsWith(end))

async function report(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Report', exact: true }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Fraud: asks for money').click()
  await dialog.getByRole('textbox', { name: 'What did you see?' }).fill(TEXT)
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await expect(dialog).toHaveCount(0)
}

test('a report sent offline stays in the outbox with its text, also after a reload, and arrives once', async ({
  page,
  context,
  faults,
  api,
}) => {
  const job = await api.createJob('Cashier (m/f/d)')
  await openApp(page, '/en/outbox')
  await page.goto(`/en/jobs/item/${job.slug}`, { waitUntil: 'networkidle' })
  await cut(context, faults, true)
  await report(page)
  await expect(page.getByRole('link', { name: 'Outbox (1)' })).toBeVisible()
  await page.goto('/en/outbox')
  const entry = page.getByRole('list', { name: 'Outbox' }).getByRole('listitem')
  await expect(entry).toContainText(job.title)
  await expect(entry).toContainText(TEXT)
  await expect(entry).toContainText('Waiting for connection')

  await cut(context, faults, false)
  await expect(page.getByText('Nothing waiting to be sent')).toBeVisible()
  expect(sentTo(faults, 'POST', '/reports').map(({ status }) => status)).toEqual([201])
})

test('a report that waits outlives its session: it is not sent as a visitor’s, but after the next login', async ({
  page,
  context,
  faults,
  api,
  expectedErrors,
}) => {
  // Expected errors: the ended session.
  expectedErrors.push(/status of 401/)
  const job = await api.createJob('Bricklayer (m/f/d)')
  await openApp(page, '/en/outbox')
  await page.goto(`/en/jobs/item/${job.slug}`, { waitUntil: 'networkidle' })
  await cut(context, faults, true)
  await report(page)
  await expect(page.getByRole('link', { name: 'Outbox (1)' })).toBeVisible()
  const token = await page.evaluate(() => localStorage.getItem('access_token'))
  await api.call('POST', '/auth/logout', token ?? '')

  await cut(context, faults, false)
  await expect(page.getByText('You have been logged out on this device')).toBeVisible()
  await expect(page.getByText('They will appear when someone logs in to that account.')).toBeVisible()
  await expect.poll(async () => (await storedItems(page)).some(({ json }) => json.includes(TEXT))).toBe(false)
  expect(sentTo(faults, 'POST', '/reports').filter(({ status }) => status !== 401)).toEqual([])

  await logIn(page, 'worker')
  await expect
    .poll(() => sentTo(faults, 'POST', '/reports').filter(({ status }) => status === 201).length, {
      timeout: 40_000,
    })
    .toBe(1)
  await page.goto('/en/outbox')
  await expect(page.getByText('Nothing waiting to be sent')).toBeVisible()
})

test('a report whose answer is lost is sent again with the same key; a refused one stays with text and reason', async ({
  page,
  faults,
  api,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 4\d\d/)
  const job = await api.createJob('Waiter (m/f/d)')
  await signIn(page, 'worker')
  await page.goto(`/en/jobs/item/${job.slug}`, { waitUntil: 'networkidle' })
  let lost = 0
  faults.onAnswer = ({ method, url }) => {
    if (method !== 'POST' || !url.endsWith('/reports') || lost > 0) return 'pass'
    lost += 1
    return 'lose'
  }
  await report(page)
  await expect.poll(() => sentTo(faults, 'POST', '/reports').length, { timeout: 40_000 }).toBe(2)
  expect(new Set(sentTo(faults, 'POST', '/reports').map(({ key }) => key)).size).toBe(1)

  await api.call('DELETE', `/cabinet/vacancies/${job.id}`, await api.logIn('boss'))
  await page.getByRole('button', { name: 'Report', exact: true }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Fraud: asks for money').click()
  await dialog.getByRole('textbox', { name: 'What did you see?' }).fill(`Again: ${TEXT}`)
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await expect(dialog.getByRole('alert')).toBeVisible()
  await expect(dialog.getByRole('textbox', { name: 'What did you see?' })).toHaveValue(`Again: ${TEXT}`)
})

test('a setting shows the last choice in both tabs, a block its state, and the server gets both', async ({
  page,
  context,
  faults,
  api,
}) => {
  const worker = await api.logIn('worker')
  const job = await api.createJob('Gardener (m/f/d)')
  const employer = await employerOf(api, job.slug)
  await signIn(page, 'worker')
  await page.goto(`/en/user/profile/${employer}`)
  await expect(page.getByRole('button', { name: 'Block', exact: true })).toBeVisible()
  await waitUntilStored(page, 'answer_rate', 'family_status')
  await page.goto('/en/cabinet/notifications')
  await waitForServiceWorker(page)
  const written = page.getByRole('switch', { name: 'Show what was written' })
  await expect(written).toBeChecked()
  const other = await context.newPage()
  await other.goto('/en/cabinet/notifications')
  const there = other.getByRole('switch', { name: 'Show what was written' })
  await expect(there).toBeChecked()
  await cut(context, faults, true)

  // Off, on, off: one entry with the last choice.
  const label = page.locator('label').filter({ has: written })
  for (const isOn of [false, true, false]) {
    await label.click()
    await expect(written).toBeChecked({ checked: isOn })
  }
  await expect(page.getByRole('link', { name: 'Outbox (1)' })).toBeVisible()
  await expect(there).not.toBeChecked()

  await page.goto(`/en/user/profile/${employer}`)
  await page.getByRole('button', { name: 'Block', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Block' }).click()
  await expect(page.getByRole('button', { name: 'Unblock' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Outbox (2)' })).toBeVisible()

  await page.goto('/en/outbox')
  await waitUntilStored(page, '"isBlocked":true')
  const entries = page.getByRole('list', { name: 'Outbox' }).getByRole('listitem')
  await expect(entries.filter({ hasText: 'Change to your notification settings' })).toHaveCount(1)
  await expect(entries.filter({ hasText: 'Block or unblock' })).toHaveCount(1)

  await cut(context, faults, false)
  await expect(page.getByText('Nothing waiting to be sent')).toBeVisible()
  const { data } = await api.call<{ data: NotificationChoices }>('GET', '/cabinet/notifications', worker)
  expect(data.message_text).toBe(false)
  expect(sentTo(faults, 'PATCH', '/cabinet/notifications')).toHaveLength(1)
  const blocks = await api.call<{ data: { user: { id: number } }[] }>('GET', '/cabinet/blocks', worker)
  expect(blocks.data.map(({ user }) => user.id)).toContain(employer)
  // A blocked person is not written to, and the section "Privacy" lists them.
  await page.goto(`/en/user/profile/${employer}`)
  await expect(page.getByRole('button', { name: 'Unblock' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send message' })).toHaveCount(0)
  await page.goto('/en/cabinet/privacy')
  await page
    .getByRole('region', { name: 'Blocked people and companies' })
    .getByRole('button', { name: 'Unblock' })
    .click()
  await expect(page.getByText('You have not blocked anyone.')).toBeVisible()
  // The row of sections scrolls to the current one.
  const sections = page.getByRole('navigation', { name: 'Cabinet sections' })
  const scrolled = () => sections.getByRole('list').evaluate((row) => row.scrollLeft)
  await expect.poll(scrolled).toBeGreaterThan(0)
  await page
    .getByRole('navigation', { name: 'Shortcuts' })
    .getByRole('link', { name: /^Cabinet/ })
    .click()
  await expect(sections.getByRole('link', { name: 'Personal data' })).toHaveAttribute('aria-current', 'page')
  await expect.poll(scrolled).toBe(0)
  await api.call('PATCH', '/cabinet/notifications', worker, { message_text: true })
})

/** The demo employer's id, read from a job. */
async function employerOf(api: Api, slug: string): Promise<number> {
  const { data } = await api.call<{ data: { employer: { id: number } } }>('GET', `/jobs/${slug}`)
  return data.employer.id
}

test('a search saved without a connection is in the list of both tabs at once, and is sent with its name', async ({
  page,
  context,
  faults,
  api,
}) => {
  const worker = await api.logIn('worker')
  await signIn(page, 'worker')
  const other = await context.newPage()
  await other.goto('/en/cabinet/worker/user/saved-searches')
  await page.goto('/en/search/Gardener/0', { waitUntil: 'networkidle' })
  await waitForServiceWorker(page)
  await cut(context, faults, true)
  await page.getByRole('button', { name: 'Save this search' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Name of the search' }).fill('Gardens near me')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(dialog).toHaveCount(0)
  const waiting = other.getByRole('list', { name: 'Waiting to be sent' }).getByRole('listitem')
  await expect(waiting).toContainText('Gardens near me')
  await expect(waiting).toContainText('Waiting for connection')
  await page.reload()
  await expect(page.getByRole('link', { name: 'Saved. See your saved searches' })).toBeVisible()

  await cut(context, faults, false)
  await expect(waiting).toHaveCount(0)
  await expect(other.getByRole('link', { name: 'Gardens near me' })).toBeVisible()
  const { data } = await api.call<{ data: { id: number; title: string }[] }>(
    'GET',
    '/cabinet/saved-searches',
    worker,
  )
  const saved = data.filter(({ title }) => title === 'Gardens near me')
  expect(saved).toHaveLength(1)
  // Or it would notify the worker in later stories.
  await api.call('DELETE', `/cabinet/saved-searches/${saved[0]?.id}`, worker)
})
