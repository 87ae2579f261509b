import { expect, test } from './support/test.ts'

test('a slow page shows at once that it is loading', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    serviceWorkers: 'block',
    viewport: { width: 1440, height: 900 },
    ...(baseURL ? { baseURL } : {}),
  })
  const page = await context.newPage()
  await page.goto('/en/jobs', { waitUntil: 'networkidle' })
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.getByRole('contentinfo').getByRole('link', { name: 'Questions and answers' }).click()
  await expect(page.getByRole('progressbar', { name: 'Loading the page' })).toBeVisible()
  release()
  await expect(page.getByRole('heading', { level: 1, name: 'Questions and answers' })).toBeVisible()
  await expect(page.getByRole('progressbar', { name: 'Loading the page' })).toHaveCount(0)
  await context.close()
})
