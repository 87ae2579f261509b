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

test('a page whose code was requested while the connection was lost opens by itself when it is back', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ serviceWorkers: 'block', ...(baseURL ? { baseURL } : {}) })
  const page = await context.newPage()
  await page.goto('/en/jobs', { waitUntil: 'networkidle' })
  await page.route('**/assets/*.js', async (route) => {
    await context.setOffline(true)
    await route.abort('internetdisconnected')
  })
  await page.getByRole('contentinfo').getByRole('link', { name: 'Questions and answers' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'This page cannot be displayed' })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'offline' })).toBeVisible()
  await page.unrouteAll()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: 'Questions and answers' })).toBeVisible()
  await context.close()
})
