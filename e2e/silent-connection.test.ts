import { expect, test, waitForServiceWorker, waitUntilStored } from './support/test.ts'

test('a connection without answers counts as lost and shows stored data; a late answer ends that state', async ({
  page,
  faults,
}) => {
  await page.goto('/en/jobs')
  await waitForServiceWorker(page)
  await page.reload()
  const titles = page.getByRole('article').getByRole('heading')
  const first = await titles.first().innerText()
  await waitUntilStored(page, first)

  const { promise: released, resolve: release } = Promise.withResolvers<'pass'>()
  faults.onAnswer = () => released
  await page.reload()
  await expect(titles.first()).toHaveText(first)
  // Well before the request times out, after 15 s.
  await expect(page.getByText('You are offline')).toBeVisible({ timeout: 10_000 })
  await expect(titles.first()).toHaveText(first)

  release('pass')
  await expect(page.getByText('Back online')).toBeVisible()
  await expect(page.getByText('You are offline')).toHaveCount(0)
})
