import type { Browser } from '@playwright/test'
import { cut, expect, openApp, signIn, test, waitForServiceWorker, waitUntilStored } from './support/test.ts'

test('an address without a known language redirects to one with a language', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 404/)
  await page.goto('/')
  await expect(page).toHaveURL(/\/en\/?$/)
  await page.goto('/fr/jobs')
  await expect(page).toHaveURL(/\/en\/jobs$/)
  const answer = await page.goto('/en/no-such-page')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
})

test('changing the language keeps the page, its filters and typed text', async ({ page }) => {
  await page.goto('/en/register?role=worker')
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Olga')
  await page.getByRole('button', { name: 'Language' }).click()
  await page.getByRole('menuitem', { name: 'Русский' }).click()
  await expect(page).toHaveURL(/\/ru\/register\?role=worker/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
  await expect(page.getByRole('textbox').first()).toHaveValue('Olga')
  await page.goto('/')
  await expect(page).toHaveURL(/\/ru\/?$/)
})

test('the filters are in the address and can be cleared', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/en/jobs')
  const filters = page.getByRole('region', { name: 'Filters' })
  const rubrics = filters.getByRole('group', { name: 'Rubrics' })
  await rubrics.getByRole('checkbox').first().check()
  await filters.getByRole('radio', { name: 'Per hour' }).check()
  await filters.getByRole('button', { name: 'Apply filters' }).click()
  await expect(page).toHaveURL(/rubrics=.*pay=per_hour/)
  await page.reload()
  await expect(rubrics.getByRole('checkbox').first()).toBeChecked()
  await filters.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page).toHaveURL(/\/en\/jobs$/)
})

test('pagination has links and marks the current page', async ({ page }) => {
  await page.goto('/en/jobs')
  const pages = page.getByRole('navigation', { name: 'Pagination' })
  await pages.getByRole('link', { name: '2', exact: true }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(pages.getByRole('link', { name: '2', exact: true })).toHaveAttribute('aria-current', 'page')
  await expect(pages.getByRole('link', { name: '1', exact: true })).not.toHaveAttribute('aria-current')
})

test('the banner of a lost connection does not move the page under a press', async ({
  page,
  context,
  faults,
}) => {
  await openApp(page, '/en/search/Gardener/0')
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: 'Save this search' }).hover()
  await page.mouse.down()
  await cut(context, faults, true)
  await page.waitForFunction(() => !navigator.onLine)
  // Time for the banner to be rendered.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 10; frame++) await new Promise((resolve) => requestAnimationFrame(resolve))
  })
  await page.mouse.up()
  await expect(page.getByRole('dialog', { name: 'Save this search' })).toBeVisible()
  await expect(page.getByText('You are offline').first()).toBeVisible()
})

test('every screen starts offline, and stored data show their age', async ({ page, context, faults }) => {
  await openApp(page, '/en/jobs')
  const newest = page.getByRole('article').first().getByRole('link')
  const title = await newest.innerText()
  await newest.click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await page.waitForLoadState('networkidle')
  // The list has no responsibilities.
  await waitUntilStored(page, title, 'responsibilities')

  await cut(context, faults, true)
  const heading = page.getByRole('heading', { level: 1 })
  for (const path of [
    '/en',
    '/en/jobs',
    '/en/offer',
    '/en/faq',
    '/en/cabinet/worker',
    '/en/cabinet/security',
    '/en/outbox',
  ]) {
    await page.goto(path)
    await expect(heading, path).toBeVisible()
  }
  await page.goto('/en/jobs')
  await expect(page.getByText(/^Updated /).first()).toBeVisible()
  await newest.click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
})

test('the home page links to jobs and people, shows the latest jobs, and their age when offline', async ({
  page,
  context,
  faults,
}) => {
  await page.goto('/en')
  await waitForServiceWorker(page)
  await page.getByRole('link', { name: 'I offer a job' }).click()
  await expect(page).toHaveURL(/\/en\/login\?next=.*add-vacancy/)
  await expect(page.getByRole('link', { name: 'Register as an employer' })).toBeVisible()
  await page.goBack()
  await page.getByRole('link', { name: 'I am looking for a job' }).click()
  await expect(page).toHaveURL(/\/en\/jobs$/)
  await page.goBack()

  const rubric = page
    .getByRole('main')
    .getByRole('link', { name: /\d jobs?$/ })
    .first()
  const count = /(\d+) jobs?$/.exec((await rubric.innerText()).replaceAll('\n', ' '))?.[1]
  await rubric.click()
  await expect(page).toHaveURL(/\/en\/jobs\?rubrics=\d+$/)
  await expect(page.getByRole('status').filter({ hasText: /^\d+ jobs?$/ })).toHaveText(
    `${count} job${count === '1' ? '' : 's'}`,
  )
  await page.goBack()

  const how = page.locator('section', { has: page.getByRole('heading', { name: 'How it works' }) })
  for (const side of ['For job seekers', 'For employers'])
    await expect(how.getByRole('heading', { name: side })).toBeVisible()
  await expect(how.getByRole('listitem')).toHaveCount(6)
  await page.getByRole('link', { name: 'More on the blog' }).click()
  await expect(page).toHaveURL(/\/en\/blog\/1$/)

  await page.goto('/en')
  await expect(page.getByRole('heading', { name: 'Latest jobs' })).toBeVisible()
  await expect(page.getByText(/^Updated /)).toHaveCount(0)
  await waitUntilStored(page, await page.getByRole('article').first().getByRole('link').innerText())
  await cut(context, faults, true)
  await page.reload()
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: 'Updated' })).toHaveCount(1)
})

test('the home page shows failed requests, retries them, and shows empty sections', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 500/)
  const PARTS = /\/api\/v1\/(jobs\?page=1|rubric-in-main|news)/
  await page.route(PARTS, (route) => route.fulfill({ status: 500, json: { message: 'Broken' } }))
  await page.goto('/en/outbox')
  await page.getByRole('link', { name: 'Jobmost' }).first().click()
  const again = page.getByRole('main').getByRole('button', { name: 'Try again' })
  await expect(again).toHaveCount(3)
  await page.unroute(PARTS)
  await page.route(/\/api\/v1\/jobs\?page=1/, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), data: [] } })
  })
  for (const left of [2, 1, 0]) {
    await again.first().click()
    await expect(again).toHaveCount(left)
  }
  await expect(page.getByRole('main').getByRole('link', { name: /\d jobs?$/ })).toHaveCount(9)
  await expect(page.getByRole('heading', { name: 'Latest news' })).toBeVisible()
  await expect(page.getByText('There are no jobs at the moment')).toBeVisible()
})

test('a missing chunk of an old release reloads the app', async ({ browser, baseURL }) => {
  const { page, footer } = await openWithoutWorker(browser, baseURL)
  await page.route('**/assets/faq-*.js', (route) => route.fulfill({ status: 404 }), { times: 1 })
  await footer.getByRole('link', { name: 'Questions and answers' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Questions and answers' })).toBeVisible()
  await expect(page.locator('body[data-before]')).toHaveCount(0)
  await page.context().close()
})

test('a chunk that cannot be loaded offline keeps the current page', async ({ browser, faults }) => {
  const { page, footer } = await openWithoutWorker(browser, faults.url)
  const asked = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/healthz'))
  faults.isCut = true
  await footer.getByRole('link', { name: 'About us' }).click()
  const heading = page.getByRole('heading', { name: 'This page cannot be displayed' })
  await expect(heading).toBeInViewport()
  await expect(heading).toBeFocused()
  await asked
  await expect(footer).toBeVisible()
  await expect(page.locator('body[data-before]')).toHaveCount(1)

  const errors: Error[] = []
  page.on('pageerror', (error) => errors.push(error))
  faults.isCut = false
  await page.goBack()
  await expect(heading).toHaveCount(0)
  await expect(page.getByRole('article').first()).toBeVisible()
  expect(errors).toEqual([])
  await page.context().close()
})

/** Opens the jobs with an empty device, on a page with a mark that a reload would remove. */
async function openWithoutWorker(browser: Browser, baseURL: string) {
  const context = await browser.newContext({ baseURL, serviceWorkers: 'block' })
  const page = await context.newPage()
  await page.goto('/en/jobs', { waitUntil: 'networkidle' })
  // Before hydration, a link is followed by the browser instead of the app.
  const menu = page.getByRole('menu')
  const button = page.getByRole('button', { name: 'Language' })
  await expect(async () => {
    // A second press would close a menu that is only slow to appear.
    if ((await button.getAttribute('aria-expanded')) !== 'true') await button.click()
    await expect(menu).toBeVisible({ timeout: 1000 })
  }).toPass()
  await page.keyboard.press('Escape')
  await expect(menu).toHaveCount(0)
  await page.evaluate(() => {
    document.body.dataset.before = 'the reload'
  })
  return { page, footer: page.getByRole('contentinfo') }
}

test('a contact message whose answer was lost waits, and arrives once when it is sent again', async ({
  page,
  faults,
}) => {
  await openApp(page, '/en/faq')
  faults.onAnswer = ({ url }) => {
    if (!url.startsWith('/api/v1/addMessage')) return 'pass'
    faults.isCut = true
    return 'lose'
  }
  await page.getByRole('button', { name: 'write to us' }).click()
  const dialog = page.getByRole('dialog', { name: 'Contact us' })
  // Who is signed in need not type what is known.
  await expect(dialog.getByRole('textbox', { name: 'Name' })).not.toHaveValue('')
  await expect(dialog.getByRole('textbox', { name: 'E-mail' })).toHaveValue('worker@jobmost.example')
  await dialog.getByRole('textbox', { name: 'Message' }).fill('How do I become a moderator?')
  await dialog.getByRole('button', { name: 'Send message' }).click()
  await expect(dialog).toHaveCount(0)
  await page.getByRole('link', { name: 'Outbox (1)' }).click()
  const entry = page.getByRole('list', { name: 'Outbox' }).getByRole('listitem')
  await expect(entry).toContainText('How do I become a moderator?')
  await expect(entry).toContainText('Waiting for connection')
  // It may have arrived, so it cannot be edited: another text would be a second message.
  await expect(entry.getByRole('button', { name: 'Edit' })).toHaveCount(0)
  const arrived = page.waitForResponse(/\/api\/v1\/addMessage/)
  faults.onAnswer = () => 'pass'
  faults.isCut = false
  // The app may also notice the connection by itself. Either sends the message.
  const press = entry.getByRole('button', { name: 'Send now' }).click({ timeout: 15_000 })
  await Promise.any([press, expect(entry).toHaveCount(0)])
  expect((await arrived).headers()['idempotent-replayed']).toBe('true')
  await expect(page.getByText('Your message has been sent.')).toBeVisible()
  await expect(page.getByText('Nothing waiting to be sent')).toBeVisible()
})

test('opening the cabinet signed out returns to it after the login', async ({ page }) => {
  await page.goto('/en/cabinet/worker/bids')
  await expect(page).toHaveURL(/\/en\/login\?next=/)
  await page.getByRole('textbox', { name: 'E-mail or phone' }).fill('worker@jobmost.example')
  await page.getByRole('textbox', { name: 'Password' }).fill('Bridge-2026!')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page).toHaveURL(/\/en\/cabinet\/worker\/bids/)
  await page.goto('/en/login')
  await expect(page).toHaveURL(/\/en\/cabinet\/worker/)
})

test('the bar marks the cabinet on each of its pages, and the profile leads to the phone number to change', async ({
  page,
}) => {
  await signIn(page, 'worker')
  await page.goto('/en/cabinet/worker', { waitUntil: 'networkidle' })
  const current = page.getByRole('navigation', { name: 'Shortcuts' }).locator('[aria-current]')
  await expect(current).toHaveText(/^Cabinet/)
  await page.getByRole('link', { name: 'Change phone number' }).click()
  const phone = page.getByRole('region', { name: 'Phone number' })
  await expect(phone).toBeFocused()
  await expect(phone).toBeInViewport()
  await expect(current).toHaveText(/^Cabinet/)
  await page.goto('/en/cabinet/worker/bids')
  await expect(current).toHaveText(/^Cabinet/)
  await page.goto('/en/cabinet/worker/user/favorite')
  await expect(current).toHaveText('Favourites')
})
