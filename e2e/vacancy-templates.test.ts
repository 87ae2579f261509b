import { expect, signIn, test } from './support/test.ts'

test('an employer saves a vacancy as a template, renames it, starts a new vacancy from it and deletes it', async ({
  page,
  api,
}) => {
  const { title } = await api.createJob('Chimney sweep (m/f/d)', { pay_amount: 21 })
  await signIn(page, 'boss')
  await page.goto('/en/cabinet/worker/user/active-vacancy')
  const card = page
    .getByRole('list', { name: 'My vacancies' })
    .getByRole('article')
    .filter({ hasText: title })
  await card.getByRole('button', { name: 'Save as template' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save as template' })
  await expect(dialog.getByRole('textbox')).toHaveValue(title)
  const first = `Roofs ${Date.now()}`
  await dialog.getByRole('textbox').fill(first)
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(dialog).toHaveCount(0)

  await page
    .getByRole('navigation', { name: 'Cabinet sections' })
    .getByRole('link', { name: 'Templates' })
    .click()
  const name = `Chimneys ${first}`
  await page.getByRole('button', { name: `Rename: ${first}` }).click()
  const renaming = page.getByRole('dialog', { name: 'Rename the template' })
  await renaming.getByRole('textbox').fill(name)
  await renaming.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('link', { name: `Use template: ${name}` }).click()

  await expect(page.getByRole('heading', { level: 1, name: 'Create vacancy' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(title)
  await expect(page.getByRole('textbox', { name: 'Pay (EUR)' })).toHaveValue('21')

  await page
    .getByRole('navigation', { name: 'Cabinet sections' })
    .getByRole('link', { name: 'Templates' })
    .click()
  await page.getByRole('button', { name: `Delete: ${name}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText(name)).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Templates' })).toBeVisible()
  await expect(page.getByRole('main').getByText(name)).toHaveCount(0)
})
