import { expect, signInAs, test } from './support/test.ts'

test('a company enters its VAT number, whose form and check digit are checked, and finds it again', async ({
  page,
  api,
  server,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 422/)
  const company = { company_name: 'Bridge Builders', contact_name: 'Ina Weber' }
  const { email } = await api.register({ role: 'boss', person_type: 'legal_entity', ...company })
  await api.confirm(email, server.dataDir)
  await signInAs(page, email)
  await page.goto('/en/cabinet/worker')
  const number = page.getByRole('textbox', { name: 'VAT number' })
  const form = page.locator('form').filter({ has: number })
  await number.fill('DE136695975')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(/^Please check the VAT number/)).toBeVisible()
  await number.fill('DE136695976')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.reload()
  await expect(number).toHaveValue('DE136695976')
})
