import { fillJob } from './support/post-vacancy.ts'
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
  await page.getByRole('button', { name: 'Back to the form' }).first().click()
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Lock keeper (m/f/d)')
  // The form goes on where it was left, at its end.
  await expect(page.getByRole('button', { name: 'Preview' })).toBeFocused()
  await expect(page.getByRole('button', { name: 'Save vacancy' })).toBeInViewport()
})

test('a vacancy is saved at the end of its preview, and a missing field leads back to the form', async ({
  page,
}) => {
  await signIn(page, 'boss')
  await page.goto('/en/cabinet/worker/user/add-vacancy', { waitUntil: 'networkidle' })
  const title = `Lamp lighter ${Date.now()}`
  await fillJob(page, title)
  await page.getByRole('button', { name: 'Preview' }).click()
  await page.getByRole('button', { name: 'Save vacancy' }).click()
  const description = page.getByRole('textbox', { name: 'Description' })
  await expect(description).toBeFocused()
  await description.fill('You light the lamps of the old town every evening.')
  await page.getByRole('button', { name: 'Preview' }).click()
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  await page.getByRole('button', { name: 'Save vacancy' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'My vacancies' })).toBeVisible()
  await expect(page.getByRole('list', { name: 'My vacancies' }).getByText(title)).toBeVisible()
})
