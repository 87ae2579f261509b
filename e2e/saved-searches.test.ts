import { PASSWORD, PEOPLE } from './support/people.ts'
import { expect, signIn, signInAs, test } from './support/test.ts'

test('a saved search is in the cabinet, and a recent search is on the device', async ({ page }) => {
  await signIn(page, 'worker')
  await page.goto('/en')
  await page.getByRole('searchbox', { name: 'Keyword' }).fill('Reinigung')
  await page.getByRole('search').getByRole('button', { name: 'Search' }).click()
  await page.getByRole('button', { name: 'Save this search' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.goto('/en/cabinet/worker/user/saved-searches')
  const saved = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Reinigung' })
  await expect(saved.getByText('In the app', { exact: true })).toBeVisible()
  await saved.getByRole('button', { name: /^Change notifications for the search: / }).click()
  const ways = page.getByRole('dialog').getByRole('group', { name: 'Notify me about new jobs' })
  await expect(ways.getByRole('checkbox', { name: 'In the app' })).toBeChecked()
  await ways.getByText('In the app').click()
  await ways.getByText('By e-mail').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(saved.getByText('By e-mail', { exact: true })).toBeVisible()
  await page.reload()
  await expect(saved.getByText('By e-mail', { exact: true })).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('link', { name: /Reinigung/ })
    .click()
  await expect(page).toHaveURL(/\/en\/jobs\?q=Reinigung/)
  // The same search is not saved twice.
  await page.getByRole('link', { name: 'Saved. See your saved searches' }).click()
  await expect(page).toHaveURL(/\/saved-searches$/)
  await page.goto('/en')
  const search = page.getByRole('search')
  await search.getByRole('combobox', { name: 'City' }).fill('Leipzig')
  await search.getByRole('combobox', { name: 'City' }).blur()
  await expect(search.getByRole('combobox', { name: 'Within' })).toBeVisible()
  await page.getByText('Recent searches').click()
  await page.getByRole('button', { name: 'Reinigung', exact: true }).click()
  await expect(page).toHaveURL(/\/en\/search\/Reinigung\/0$/)
  await expect(search.getByRole('combobox', { name: 'City' })).toHaveValue('')
  await page.getByText('Recent searches').click()
  await page.getByRole('button', { name: 'Remove search: Reinigung' }).click()
  await expect(page.getByText('Recent searches')).toHaveCount(0)
})

test('a saved search that another tab deletes can be saved again in the open list', async ({
  page,
  context,
  api,
}) => {
  const { email } = await api.register()
  await signInAs(page, email)
  await page.goto('/en/search/Gärtner/0')
  const save = page.getByRole('button', { name: 'Save this search' })
  await save.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  const saved = page.getByRole('link', { name: 'Saved. See your saved searches' })
  await expect(saved).toBeVisible()
  const other = await context.newPage()
  await other.goto('/en/cabinet/worker/user/saved-searches')
  await other.getByRole('button', { name: /^Delete search: .*Gärtner/ }).click()
  await expect(save).toBeVisible()
  await expect(saved).toHaveCount(0)
})

test('saving a search before the login is completed after it', async ({ page }) => {
  await page.goto('/en/search/Pflegedienst/0')
  await page.getByRole('button', { name: 'Save this search' }).click()
  await expect(page).toHaveURL(/\/en\/login\?next=/)
  await page.getByRole('textbox', { name: 'E-mail or phone' }).fill(PEOPLE.worker)
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page).toHaveURL(/\/en\/search\/Pflegedienst\/0$/)
  await expect(page.getByText(/^Saved: “?Pflegedienst/)).toBeVisible()
  // One toast, and not a second one without the name.
  expect(await page.getByText('Saved', { exact: true }).count()).toBe(0)
  await page.getByRole('link', { name: 'Saved. See your saved searches' }).click()
  await expect(
    page.getByRole('main').getByRole('listitem').filter({ hasText: '“Pflegedienst”' }),
  ).toBeVisible()
})
