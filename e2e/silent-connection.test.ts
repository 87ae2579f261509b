import { expect, test, waitForServiceWorker } from './support/test.ts'

test('a connection on which nothing answers counts as lost, shows what is stored, and ends by itself', async ({
  page,
  faults,
}) => {
  await page.goto('/en/jobs')
  await waitForServiceWorker(page)
  await page.reload()
  const titles = page.getByRole('article').getByRole('heading')
  const first = await titles.first().innerText()

  const { promise: released, resolve: release } = Promise.withResolvers<'pass'>()
  faults.onAnswer = () => released
  await page.reload()
  await expect(titles.first()).toHaveText(first)
  // Well before the request itself is given up, after 15 s.
  await expect(page.getByText('You are offline')).toBeVisible({ timeout: 10_000 })
  await expect(titles.first()).toHaveText(first)

  release('pass')
  await expect(page.getByText('Back online')).toBeVisible()
  await expect(page.getByText('You are offline')).toHaveCount(0)
})
