import { expect, signIn, test } from './support/test.ts'

test('the vacancy form names every error under its field at the first submit, and warns of a low wage while typing', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/422/)
  await signIn(page, 'boss')
  await page.goto('/en/cabinet/worker/user/add-vacancy')
  const pay = page.getByRole('textbox', { name: 'Pay (EUR)' })
  const warning = page.getByText(/every employer has to pay at least €13\.90 an hour/)
  await pay.fill('12')
  await expect(warning).toBeVisible()
  await expect(warning).toContainText('Your pay is €12 an hour.')
  await pay.fill('15')
  await expect(warning).toHaveCount(0)

  await page.getByRole('textbox', { name: 'Title' }).fill('ab')
  await page.getByRole('textbox', { name: 'up to (EUR)' }).fill('10')
  await page.getByRole('textbox', { name: 'Start date' }).fill('2020-01-01')
  await page.getByRole('button', { name: 'Save vacancy' }).click()
  const errors = {
    Title: 'At least 3 characters, please',
    'up to (EUR)': 'The upper amount must not be below the lower one',
    'Start date': 'Please choose today or a later date',
    Description: 'field cannot be empty',
  }
  for (const [name, error] of Object.entries(errors))
    await expect(page.getByRole('textbox', { name })).toHaveAccessibleDescription(new RegExp(error))
  for (const name of ['Rubric', 'City'])
    await expect(page.getByRole('combobox', { name })).toHaveAccessibleDescription(/field cannot be empty/)
  await expect(page.getByRole('textbox', { name: 'Title' })).toBeFocused()
})
