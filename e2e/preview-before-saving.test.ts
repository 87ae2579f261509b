import { expect, signIn, test, waitForServiceWorker } from './support/test.ts'

test('an employer sees a new vacancy as others will, before it is saved and without a connection', async ({
  page,
  context,
}) => {
  await signIn(page, 'boss')
  await page.goto('/en/cabinet/worker/user/add-vacancy', { waitUntil: 'networkidle' })
  await waitForServiceWorker(page)
  await context.setOffline(true)
  await page.getByRole('textbox', { name: 'Title' }).fill('Lock keeper (m/f/d)')
  await page.getByRole('button', { name: 'Preview' }).click()
  await expect(page.getByText('This is how others will see it.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Lock keeper (m/f/d)' })).toBeVisible()
  // Without a pay yet, nothing is said about the minimum wage.
  await expect(page.getByText('Below the minimum wage')).toHaveCount(0)
  await page.getByRole('button', { name: 'Back to the form' }).click()
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Lock keeper (m/f/d)')
})
