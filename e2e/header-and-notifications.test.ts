import { INT4_MAX } from '../src/shared/contract/conventions.ts'
import { expect, signIn, test } from './support/test.ts'

test('an answered bid is shown at once in toast, bell, avatar, bottom bar and title', async ({
  page,
  api,
}) => {
  const job = await api.createJob('Tallyman (m/f/d)')
  const bid = await api.bid(job.slug, 'I count everything.')
  await signIn(page, 'worker')
  await page.goto('/en/faq', { waitUntil: 'networkidle' })
  const bell = page.getByRole('banner').getByRole('link', { name: /^Notifications/ })
  // Earlier stories may have left unread notifications.
  const before = Number(/, (\d+) unread$/.exec((await bell.getAttribute('aria-label')) ?? '')?.[1] ?? 0)
  const named = (count: number) => (count > 0 ? `Notifications, ${count} unread` : 'Notifications')
  const bar = page.getByRole('navigation', { name: 'Shortcuts' })
  // The bell counts notifications of messages too. The bar counts these at the chats.
  const inCabinet = Number(/Cabinet, (\d+) unread/.exec((await bar.textContent()) ?? '')?.[1] ?? 0)
  // Unread messages count too.
  const total = Number(/^\((\d+)\)/.exec(await page.title())?.[1] ?? 0)
  await api.call('PATCH', `/rates/${bid.id}`, await api.logIn('boss'), { state: 'accepted' })
  await expect(page.getByText('Your bid was accepted: Tallyman (m/f/d)')).toBeVisible()
  for (const [width, height] of [
    [360, 740],
    [820, 1180],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect(bell).toBeVisible()
    await expect(bell).toHaveAccessibleName(named(before + 1))
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    // The chats are one tap away at every width.
    await expect(page.getByRole('link', { name: /^(My chats|Chats)/ }).filter({ visible: true })).toHaveCount(
      1,
    )
  }
  await page.setViewportSize({ width: 360, height: 740 })
  await expect(bar).toContainText(`Cabinet, ${inCabinet + 1} unread`)
  await expect(page).toHaveTitle(new RegExp(`^\\(${total + 1}\\) `))
  await bell.click()
  await page.getByRole('link', { name: 'Your bid was accepted' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Tallyman (m/f/d)' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Your bid' })).toContainText('Accepted')
  // What comes next is below the text of the job, out of sight on a phone.
  await expect(page.getByRole('region', { name: 'Your bid' })).toBeInViewport({ ratio: 0.3 })
  await expect(bell).toHaveAccessibleName(named(before))
  await expect(page).toHaveTitle(total > 0 ? new RegExp(`^\\(${total}\\) Tallyman`) : /^Tallyman/)
})

test("the bar of an employer's phone leads to the bids on the own vacancies", async ({ page }) => {
  await signIn(page, 'boss')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/en/cabinet/worker/user/active-vacancy')
  const bar = page.getByRole('navigation', { name: 'Shortcuts' })
  await bar.getByRole('link', { name: 'Bids' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Bids' })).toBeVisible()
  await expect(page.getByRole('button', { name: /Switch to/ })).toHaveCount(0)
})

test('a new bid is counted at “Bids” of the employer only, on the phone and in the header', async ({
  page,
  api,
}) => {
  const job = await api.createJob('Chandler (m/f/d)')
  // Other stories have left notifications, and the approval of this vacancy is one.
  const boss = await api.logIn('boss')
  type List = { data: { subject: { title: string } }[] }
  const titles = async () =>
    (await api.call<List>('GET', '/notifications', boss)).data.map(({ subject }) => subject.title)
  await expect.poll(titles).toContain('Chandler (m/f/d)')
  await api.call('POST', '/notifications/read', boss, { up_to: INT4_MAX })
  await signIn(page, 'boss')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/en/faq', { waitUntil: 'networkidle' })
  const bar = page.getByRole('navigation', { name: 'Shortcuts' })
  await expect(bar.getByRole('link', { name: 'Bids', exact: true })).toBeVisible()
  await api.bid(job.slug, 'I make candles.')
  await expect(bar.getByRole('link', { name: 'Bids, 1 new' })).toBeVisible()
  await expect(bar.getByRole('link', { name: /^Profile/ })).toHaveText('Profile')
  await page.setViewportSize({ width: 1440, height: 900 })
  const header = page.getByRole('navigation', { name: 'Main' })
  await expect(header.getByRole('link', { name: 'My vacancies' })).toBeVisible()
  await expect(header.getByRole('link', { name: 'Bids, 1 new' })).toBeVisible()
  await page.getByRole('button', { name: 'Cabinet' }).click()
  await page.getByRole('menuitem', { name: 'My vacancies' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'My vacancies' })).toBeVisible()
})

test('toasts do not cover the header, where a pointer that rests on them would keep them', async ({
  page,
}) => {
  await signIn(page, 'worker')
  await page.goto('/en/jobs', { waitUntil: 'networkidle' })
  const toast = page.getByRole('status').filter({ hasText: /favourites/ })
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 740 })
    await page.getByRole('button', { name: 'Add to favourites' }).first().click()
    await expect(toast).toBeVisible()
    await page.getByRole('button', { name: 'Cabinet' }).click({ timeout: 2000 })
    await expect(page.getByRole('menu')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(toast).toHaveCount(0)
  }
})

test('the menu of phones closes by Escape and by a press outside; the language menu marks the current language', async ({
  page,
}) => {
  await page.goto('/en/faq', { waitUntil: 'networkidle' })
  const burger = page.getByRole('button', { name: 'Menu', exact: true })
  const home = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' })
  await burger.click()
  await expect(home).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(home).toBeHidden()
  await expect(burger).toBeFocused()
  await burger.click()
  await page.mouse.click(180, 700)
  await expect(home).toBeHidden()
  await page.getByRole('button', { name: 'Language' }).click()
  await expect(page.getByRole('menuitem', { name: 'English' })).toHaveAttribute('aria-current', 'true')
  await expect(page.getByRole('menuitem', { name: 'Deutsch' })).not.toHaveAttribute('aria-current')
})

test('a notification is read once its subject was opened another way', async ({ page, api }) => {
  const job = await api.createJob('Ropewalker (m/f/d)')
  const bid = await api.bid(job.slug, 'I walk every rope.')
  await api.call('PATCH', `/rates/${bid.id}`, await api.logIn('boss'), { state: 'accepted' })
  await signIn(page, 'worker')
  await page.goto('/en/cabinet/notifications')
  const row = page.getByRole('listitem').filter({ hasText: 'Ropewalker' })
  await expect(row.getByText('new', { exact: true })).toBeVisible()
  const bell = page.getByRole('banner').getByRole('link', { name: /^Notifications/ })
  await page.goto(`/en/jobs/item/${job.slug}`)
  await expect(page.getByRole('region', { name: 'Your bid' })).toContainText('Accepted')
  const worker = await api.logIn('worker')
  type Page = { data: { subject: { id: number }; read_at: string | null }[] }
  const isRead = async () => {
    const { data } = await api.call<Page>('GET', '/notifications', worker)
    return data.filter(({ subject }) => subject.id === job.id).every(({ read_at }) => read_at !== null)
  }
  await expect.poll(isRead).toBe(true)
  await bell.click()
  await expect(row).toBeVisible()
  await expect(row.getByText('new', { exact: true })).toBeHidden()
})

test('the cabinet’s menu opens although its icon becomes the own picture while it is pressed', async ({
  page,
  faults,
}) => {
  const { promise: answered, resolve: answer } = Promise.withResolvers<'pass'>()
  faults.onAnswer = ({ url }) => (url.startsWith('/api/v1/cabinet/user-role') ? answered : 'pass')
  await signIn(page, 'worker')
  await page.goto('/en/outbox')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const button = page.getByRole('banner').getByRole('button', { name: 'Cabinet' })
  await expect(button).toBeVisible()
  await button.hover()
  await page.mouse.down()
  answer('pass')
  await expect(button.locator('svg')).toHaveCount(0)
  await page.mouse.up()
  await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeVisible()
})
