import { expect, signInAs, test } from './support/test.ts'

test('an employer who registered as an individual hires as a company, and enters its VAT number, which is checked', async ({
  page,
  api,
  server,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 422/)
  const { email } = await api.register({ role: 'boss', name: 'Ina', surname: 'Weber' })
  await api.confirm(email, server.dataDir)
  await signInAs(page, email)
  await page.goto('/en/cabinet/worker')
  const number = page.getByRole('textbox', { name: 'VAT number' })
  const company = page.getByRole('checkbox', { name: 'I hire as a company' })
  const form = page.locator('form').filter({ has: company })
  await expect(number).toHaveCount(0)
  await page.getByText('I hire as a company').click()
  await expect(page.getByRole('textbox', { name: 'Contact name' })).toHaveValue('Ina Weber')
  await number.fill('DE136695975')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(/^Please check the VAT number/)).toBeVisible()
  const name = page.getByRole('textbox', { name: 'Company name' })
  await expect(name).toHaveAccessibleDescription(/field cannot be empty/)
  await name.fill('Bridge Builders')
  await number.fill('DE136695976')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.reload()
  await expect(number).toHaveValue('DE136695976')
  // New vacancies begin with the company.
  await page.goto('/en/cabinet/worker/user/add-vacancy')
  await expect(name).toHaveValue('Bridge Builders')
  await page.goto('/en/cabinet/worker')
  await page.getByText('I hire as a company').click()
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.reload()
  await expect(company).not.toBeChecked()
  await expect(number).toHaveCount(0)
})
