import { expect, signIn, test } from './support/test.ts'

test('a saved search says that push notifications are off on this device, and where they are turned on', async ({
  page,
}) => {
  await signIn(page, 'worker')
  await page.goto('/en/search/Gardening/0')
  await page.getByRole('button', { name: 'Save this search' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('By push notification').click()
  await expect(dialog.getByRole('link', { name: 'Turn them on' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)
  await page.goto('/en/cabinet/worker/user/saved-searches')
  const saved = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Gardening' })
  await expect(saved.getByText('Push notifications are off on this device.')).toBeVisible()
  await saved.getByRole('link', { name: 'Turn them on' }).click()
  await expect(page).toHaveURL(/\/en\/cabinet\/notifications$/)
})
