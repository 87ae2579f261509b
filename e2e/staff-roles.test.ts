import { PASSWORD } from './support/people.ts'
import { expect, signIn, signInAs, test } from './support/test.ts'

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

test('a person who has changed since the page was loaded is refused with the one reason', async ({
  page,
  api,
  server,
  expectedErrors,
}) => {
  expectedErrors.push(/409 .*staff-role/)
  const { email, token } = await api.register()
  await api.confirm(email, server.dataDir)
  const { data } = await api.call<{ data: { id: number } }>('GET', '/cabinet/profile', token)
  await signIn(page, 'admin')
  await page.goto(`/en/admin/users/${data.id}`)
  await page.getByRole('button', { name: 'Appoint as staff' }).click()
  await page.getByRole('combobox', { name: 'Staff role' }).selectOption('Editor')
  await api.call('POST', `/admin/users/${data.id}/block`, await api.logIn('admin'), { reason: 'Spam.' })
  await page.getByRole('textbox', { name: /password/i }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Appoint', exact: true }).click()
  await expect(page.getByText('This person cannot become staff while they are blocked.')).toBeVisible()
  await expect(page.getByText('To become staff, a person needs')).toHaveCount(0)
})

test('an editor finds the content on the first page of the administration', async ({ page, api, server }) => {
  await signInAs(page, await api.createStaff('editor', server.dataDir))
  await page.goto('/en/admin')
  await page.getByRole('main').getByRole('link', { name: 'Blog', exact: true }).click()
  await expect(page.getByRole('link', { name: 'New article' })).toBeVisible()
  await page.goto('/en/admin/newsletter')
  await page.getByRole('button', { name: 'Send a test to me' }).click()
  // Editors have no list of e-mails.
  await expect(page.getByText(/the test is stored as a file in DATA_DIR$/)).toBeVisible()
})
