import { expectNoAccessibilityDefects } from './support/accessibility.ts'
import { expect, test } from './support/test.ts'

test('on an iPhone the button to install the app explains how, and nothing shows it unasked', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'standalone', { value: false })
  })
  await page.goto('/de/jobs')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('contentinfo').getByRole('button', { name: 'App installieren' }).click()
  const dialog = page.getByRole('dialog', { name: 'App installieren' })
  await expect(dialog.getByRole('listitem')).toHaveCount(3)
  await expect(dialog).toContainText('Zum Home-Bildschirm')
  await expectNoAccessibilityDefects(page)
  await dialog.getByRole('button', { name: 'Schließen' }).click()
  await expect(dialog).toHaveCount(0)
})
