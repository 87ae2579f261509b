import { readFile } from 'node:fs/promises'
import { expectNoAccessibilityDefects } from './support/accessibility.ts'
import { expect, signIn, test, waitUntilStored } from './support/test.ts'

test('a user sees what the device stores, saves drafts as a file and deletes them', async ({ page }) => {
  await signIn(page, 'worker')
  await page.goto('/en/jobs')
  await page.getByRole('button', { name: 'Contact us' }).click()
  const message = page.getByRole('textbox', { name: 'Message' })
  await message.fill('The map of Leipzig is empty')
  await waitUntilStored(page, 'The map of Leipzig is empty')

  await page.goto('/en/cabinet/storage')
  const group = (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })
  await expect(group('Drafts')).toContainText('1 entry')
  await expect(group('Waiting to be sent')).toContainText('Nothing stored')
  await expect(page.getByText(/ in total, including the app/)).toBeVisible()
  await expectNoAccessibilityDefects(page)

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as a file' }).click()
  expect(await readFile(await (await download).path(), 'utf8')).toContain('The map of Leipzig is empty')

  await group('Drafts').getByRole('button', { name: 'Delete: Drafts' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(group('Drafts')).toContainText('Nothing stored')
  await page.goto('/en/jobs')
  await page.getByRole('button', { name: 'Contact us' }).click()
  await expect(message).toHaveValue('')
})
