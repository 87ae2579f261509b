import { expect, test } from './support/test.ts'

test('the link on a job about fraud arrives at the open question', async ({ page, api }) => {
  const job = await api.createJob('Ferry hand (m/f/d)')
  await page.goto(`/en/jobs/item/${job.slug}`)
  await page.getByRole('link', { name: 'How to recognise fraud' }).click()
  await expect(page).toHaveURL(/\/en\/faq#recognise-fraud$/)
  const entry = page.locator('details', { hasText: 'How do I recognise fraud?' })
  await expect(entry).toHaveAttribute('open')
  await expect(entry).toBeInViewport()
  await page.reload()
  await expect(entry).toHaveAttribute('open')
  await expect(entry).toBeInViewport()
})
