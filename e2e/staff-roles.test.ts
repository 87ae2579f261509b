import { expect, signIn, test } from './support/test.ts'

test('a person who cannot become staff is named with the one reason before the password', async ({
  page,
  api,
}) => {
  const { data } = await api.call<{ data: { id: number } }>(
    'GET',
    '/cabinet/profile',
    await api.logIn('boss'),
  )
  await signIn(page, 'admin')
  await page.goto(`/en/admin/users/${data.id}`)
  await page.getByRole('button', { name: 'Appoint as staff' }).click()
  await expect(page.getByText('they have vacancies that are not closed')).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Staff role' })).toHaveCount(0)
})
