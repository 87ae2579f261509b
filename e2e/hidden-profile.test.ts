import { expectNoAccessibilityDefects } from './support/accessibility.ts'
import { expect, signIn, signInAs, test } from './support/test.ts'

const REASON = 'The picture shows somebody else.'

test('a moderator hides a public profile without a report; the person reads why; it is shown again', async ({
  page,
  newPerson,
  api,
}) => {
  const { email, token } = await api.register({ role: 'worker', name: 'Hilde', surname: 'Versteck' })
  const { data } = await api.call<{ data: { id: number } }>('GET', '/cabinet/profile', token)
  await signIn(page, 'admin')
  await page.goto(`/en/admin/users/${data.id}`)
  await expect(page.getByRole('link', { name: 'Public profile' })).toBeVisible()
  await page
    .getByRole('combobox', { name: 'Consequence for the person' })
    .selectOption('A hidden profile: nobody sees the public page or the photo')
  await page.getByRole('textbox', { name: 'Reason' }).fill(REASON)
  await page.getByRole('button', { name: 'Hide profile' }).click()
  await expect(page.getByText(/^Profile hidden on/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Public profile' })).toHaveCount(0)
  await expectNoAccessibilityDefects(page)

  // The page shows the decision at once; it counts when it can no longer be undone.
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0, { timeout: 15_000 })

  const person = await newPerson()
  await signInAs(person, email)
  await person.goto('/en/cabinet/notifications')
  await expect(person.getByRole('heading', { name: /^Your profile, hidden on/ })).toBeVisible()
  await expect(person.getByRole('link', { name: /^Object to the decision/ })).toBeVisible()

  await page.getByRole('button', { name: 'Show profile again' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Looked at again.')
  await expectNoAccessibilityDefects(page)
  await dialog.getByRole('button', { name: 'Show again' }).click()
  await expect(page.getByRole('link', { name: 'Public profile' })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Decisions' })).toContainText('Profile shown again')
})
