import { expect, signIn, test } from './support/test.ts'

test.use({ hasTouch: true })

test('a tap on the rubric opens its list, an occupation finds its rubric, and a postcode of another place is refused', async ({
  page,
}) => {
  await signIn(page, 'boss')
  await page.goto('/de/cabinet/worker/user/add-vacancy')
  const rubric = page.getByRole('combobox', { name: 'Rubrik' })
  // Native selects of the page have options too.
  const options = page.getByRole('listbox').getByRole('option')
  await rubric.tap({ position: { x: 8, y: 8 } })
  await expect(options.first()).toBeVisible()
  await rubric.fill('Bäck')
  await expect(options).toHaveText(['VerkaufBäckerei'])
  await options.first().tap()
  await expect(rubric).toHaveValue('Verkauf')
  await expect(options).toHaveCount(0)

  const city = page.getByRole('combobox', { name: 'Ort' })
  await city.fill('Leipzig')
  await options.filter({ hasText: 'Leipzig' }).first().tap()
  const postcode = page.getByRole('textbox', { name: 'Postleitzahl' })
  const warning = page.getByText('gehört nicht zu den Postleitzahlen von Leipzig')
  await postcode.fill('04109')
  await expect(warning).toBeHidden()
  await postcode.fill('80331')
  await expect(warning).toBeVisible()
  await page.getByRole('button', { name: 'Anzeige speichern' }).tap()
  await expect(page.getByText('Diese Postleitzahl gehört zu einem anderen Ort')).toBeVisible()
})
