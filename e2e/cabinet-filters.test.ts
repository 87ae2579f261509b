import { expect, signIn, test } from './support/test.ts'

test('the sidebar of the cabinet filters own vacancies by state and payment, and clears both', async ({
  page,
  api,
}) => {
  const { title } = await api.createJob('Piano mover (m/f/d)', { pay_type: 'per_month', pay_amount: 2600 })
  await signIn(page, 'boss')
  await page.goto('/en/cabinet/worker/user/active-vacancy')
  const list = page.getByRole('list', { name: 'My vacancies' })
  const mover = list.getByRole('article').filter({ hasText: title })
  await expect(mover).toBeVisible()
  const filters = page.getByRole('form', { name: 'Filters' })
  const payment = filters.getByRole('combobox', { name: 'Payment option' })

  await filters.getByRole('combobox', { name: 'Select vacancies' }).selectOption('active')
  await payment.selectOption('Per hour')
  await expect(mover).toBeVisible()
  await filters.getByRole('button', { name: 'Filter', exact: true }).click()
  await expect(page).toHaveURL(/\?state=active&pay=per_hour$/)
  await expect(mover).toHaveCount(0)
  await expect(list.getByText('per month')).toHaveCount(0)

  await filters.getByRole('button', { name: 'Clear' }).click()
  await expect(page).toHaveURL(/active-vacancy$/)
  await expect(mover).toBeVisible()
  await expect(payment).toHaveValue('')
})
