import type { Vacancy } from '../src/shared/contract/vacancies.ts'
import { expect, signIn, test } from './support/test.ts'

test('an employer finds the rubric by an occupation, and is told of a postcode elsewhere and of words that exclude people', async ({
  page,
  api,
  expectedErrors,
}) => {
  expectedErrors.push(/422/)
  const title = 'Plumber for old houses (m/f/d)'
  await signIn(page, 'boss')
  await page.goto('/en/cabinet/worker/user/add-vacancy')
  await page.getByRole('textbox', { name: 'Title' }).fill(title)
  await page.getByRole('combobox', { name: 'Rubric' }).fill('plumber')
  await page.getByRole('option', { name: 'Electrics, plumbing, heating' }).click()
  await page.getByRole('combobox', { name: 'City' }).fill('Leipzig')
  await page.getByRole('option', { name: /^Leipzig/ }).click()
  const postcode = page.getByRole('textbox', { name: 'Postcode' })
  await postcode.fill('10115')
  await expect(page.getByText('Please check the postcode')).toBeVisible()
  await page.getByRole('textbox', { name: 'Pay (EUR)' }).fill('19')
  const description = page.getByRole('textbox', { name: 'Description' })
  await description.fill('We look for native speakers who repair pipes in old houses.')
  await expect(page.getByText('These words may exclude people')).toBeVisible()
  await description.fill('We look for people who repair pipes in old houses.')
  await expect(page.getByText('These words may exclude people')).toHaveCount(0)

  await page.getByRole('button', { name: 'Save vacancy' }).click()
  await expect(page.getByText(/This postcode belongs to another place/)).toBeVisible()
  await expect(postcode).toBeFocused()
  await postcode.fill('04109')
  await expect(page.getByText('Please check the postcode')).toHaveCount(0)
  await page.getByRole('button', { name: 'Save vacancy' }).click()
  await expect(page.getByRole('list', { name: 'My vacancies' }).getByText(title)).toBeVisible()
  const { data } = await api.call<{ data: Vacancy[] }>('GET', '/cabinet/vacancies', await api.logIn('boss'))
  expect(data.find((one) => one.title === title)).toMatchObject({
    rubric: { name: 'Electrics, plumbing, heating' },
    postal_code: '04109',
  })
})
