import type { Vacancy } from '../src/shared/contract/vacancies.ts'
import { VACANCY } from './support/api.ts'
import { expect, signIn, test } from './support/test.ts'

const ELDERLY_CARE = 2
const WAREHOUSE = 9

test('a pay below the minimum wage of the sector rests on the law of that minimum', async ({ page, api }) => {
  const { data } = await api.call<{ data: Vacancy }>('POST', '/cabinet/vacancies', await api.logIn('boss'), {
    ...VACANCY,
    title: 'Care assistant (m/f/d)',
    rubric_id: ELDERLY_CARE,
    employer_kind: 'company',
    pay_type: 'per_hour',
    pay_amount: 16,
  })
  await signIn(page, 'admin')
  await page.goto(`/en/admin/vacancies?id=${data.id}`)
  await page.getByRole('button', { name: 'Pay too low' }).click()
  const ground = page.getByRole('combobox', { name: 'Grounds for the decision' })
  await expect(ground).toHaveValue('sector_minimum_wage')
  await expect(ground.getByRole('option', { selected: true })).toContainText('AEntG')
})

test('a moderator sees the usual pay of the rubric beside an unusual one', async ({ page, api }) => {
  // With fewer than 20 there is nothing to compare with.
  for (let n = 0; n < 20; n++)
    await api.createJob(`Forklift driver of hall ${n} (m/f/d)`, {
      rubric_id: WAREHOUSE,
      pay_type: 'per_hour',
      pay_amount: 15 + n / 10,
    })
  const { data } = await api.call<{ data: Vacancy }>('POST', '/cabinet/vacancies', await api.logIn('boss'), {
    ...VACANCY,
    title: 'Forklift driver (m/f/d)',
    rubric_id: WAREHOUSE,
    pay_type: 'per_hour',
    pay_amount: 95,
  })
  await signIn(page, 'admin')
  await page.goto(`/en/admin/vacancies?id=${data.id}`)
  const text = page.getByRole('article')
  await expect(
    text.getByText('The pay is higher than that of nine in ten vacancies in this rubric'),
  ).toBeVisible()
  const usual = text.locator('dt', { hasText: 'Usual pay per hour in this rubric' })
  await expect(usual.locator('xpath=following-sibling::dd[1]')).toHaveText(/^€\d+\.\d\d – €\d+\.\d\d$/)
})
