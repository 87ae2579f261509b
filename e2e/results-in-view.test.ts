import type { Page } from '@playwright/test'
import { expect, signIn, test } from './support/test.ts'

const topOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => Math.round(element.getBoundingClientRect().top))
const bottomOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => Math.round(element.getBoundingClientRect().bottom))

test('on a phone, each change of a search shows its results below the header and the banner', async ({
  page,
  context,
  expectedErrors,
}) => {
  const filters = page.getByRole('region', { name: 'Filters' }).getByRole('button', { name: /^Filters/ })
  const results = page.getByRole('region', { name: 'Search results' })
  const expectInView = async () => {
    await expect(results).toBeFocused()
    await expect(page.getByRole('article').first()).toBeInViewport({ ratio: 0.3 })
    const covered = await bottomOf(page, 'header')
    await expect.poll(async () => (await filters.boundingBox())?.y ?? 0).toBeGreaterThanOrEqual(covered)
  }
  await page.goto('/en', { waitUntil: 'networkidle' })
  const search = page.getByRole('search')
  await search.getByRole('searchbox', { name: 'Keyword' }).fill('Fahrer')
  await search.getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL(/\/en\/search\/Fahrer\/0$/)
  await expectInView()
  await filters.click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('checkbox', { name: /Deutsch/ }).check()
  await sheet.getByRole('button', { name: 'Apply filters' }).click()
  await expect(page).toHaveURL(/lang=de/)
  await expectInView()
  await page.getByRole('button', { name: 'Remove filter: Deutsch' }).click()
  await expect(page).not.toHaveURL(/lang=/)
  await expectInView()
  await page.goto('/en/jobs', { waitUntil: 'networkidle' })
  await page.getByRole('navigation', { name: 'Pagination' }).getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(page.locator('#results')).toBeFocused()
  await expect(page.getByRole('article').first()).toBeInViewport({ ratio: 0.3 })

  // Without a connection the banner is below the header.
  expectedErrors.push(/./)
  await page.goto('/en', { waitUntil: 'networkidle' })
  await context.setOffline(true)
  await expect(page.getByText('You are offline', { exact: true })).toBeVisible()
  await search.getByRole('searchbox', { name: 'Keyword' }).fill('Koch')
  await search.getByRole('button', { name: 'Search' }).click()
  await expect(page.getByText('Searched on this device only')).toBeVisible()
  const banner = page.getByRole('status').filter({ hasText: 'You are offline' }).first()
  const covered = await banner.evaluate((element) => element.getBoundingClientRect().bottom)
  await expect.poll(async () => (await filters.boundingBox())?.y ?? 0).toBeGreaterThanOrEqual(covered)
})

test('beside a search, a bid marks its card, the closed pane leaves the focus in view, and a hidden job leaves the list', async ({
  page,
  api,
}) => {
  const bid = await api.createJob('Tidewaiter by the sea (m/f/d)')
  const hidden = await api.createJob('Tidewaiter on a river (m/f/d)')
  const known = async () => (await api.call<{ data: unknown[] }>('GET', '/jobs?q=Tidewaiter')).data.length
  await expect.poll(known).toBe(2)
  await page.setViewportSize({ width: 1440, height: 500 })
  await signIn(page, 'worker')
  await page.goto('/en/search/Tidewaiter/0', { waitUntil: 'networkidle' })
  const results = page.getByRole('region', { name: 'Search results' })
  const pane = page.getByRole('complementary', { name: 'Shown next to the list' })
  await results.getByRole('link', { name: bid.title }).click()
  await pane.getByRole('textbox', { name: 'Your bid' }).fill('I have waited for tides for years.')
  await pane.getByRole('button', { name: 'Place bid' }).click()
  await expect(results.getByRole('article').filter({ hasText: bid.title })).toContainText('You have bid')

  const link = results.getByRole('link', { name: hidden.title })
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(pane).toBeFocused()
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await page.keyboard.press('Escape')
  await expect(pane).toHaveCount(0)
  await expect(link).toBeFocused()
  const covered = await bottomOf(page, 'header')
  await expect.poll(() => topOf(page, 'article:has(:focus)')).toBeGreaterThanOrEqual(covered)

  await page.keyboard.press('Enter')
  await expect(pane.getByRole('heading', { level: 1 })).toContainText(hidden.title)
  await pane.getByRole('button', { name: 'Not interested' }).click()
  await expect(results.getByText(`You will no longer see “${hidden.title}”`)).toBeVisible()
})

test('back from an article, the focus is on its link', async ({ page }) => {
  await page.goto('/en/blog', { waitUntil: 'networkidle' })
  const link = page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').nth(3)
  const title = await link.innerText()
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await page.goBack()
  await expect(link).toBeFocused()
})

test('without matches, a search offers what helps: all jobs if its word has none, else fewer filters', async ({
  page,
}) => {
  const results = page.getByRole('region', { name: 'Search results' })
  const jobs = results.getByRole('link', { name: 'See the jobs on offer' })
  const clear = results.getByRole('button', { name: 'Clear filters' })
  await page.goto('/en/search/Zzyzxq/2879139?km=50')
  await expect(jobs).toBeVisible()
  await expect(clear).toHaveCount(0)
  await page.goto('/en/search/Fahrer/0?min=900000')
  await expect(clear).toBeVisible()
  await expect(jobs).toHaveCount(0)
})

test('the home page shows some rubrics, and all on demand', async ({ page }) => {
  await page.goto('/en', { waitUntil: 'networkidle' })
  const rubrics = page.locator('main a[href*="rubrics="]')
  await expect(rubrics).toHaveCount(9)
  await page.getByRole('button', { name: 'All rubrics' }).click()
  await expect(rubrics).toHaveCount(27)
  await page.getByRole('button', { name: 'All rubrics', expanded: true }).click()
  await expect(rubrics).toHaveCount(9)
})
