import { expect, test } from './support/test.ts'

for (const [typed, chips] of [
  ['Muenchen', ['“Pflege”', 'Munich']],
  ['Nirgendwo', ['“Pflege Nirgendwo”']],
] as const) {
  test(`a search sent before the scripts have loaded keeps the typed city: ${typed}`, async ({ page }) => {
    let isSent = false
    await page.route('**/assets/*.js', (route) => (isSent ? route.continue() : undefined))
    await page.goto('/en', { waitUntil: 'commit' })
    const search = page.getByRole('search')
    await search.getByRole('searchbox', { name: 'Keyword' }).fill('Pflege')
    await search.getByRole('combobox', { name: 'City' }).fill(typed)
    isSent = true
    await search.getByRole('button', { name: 'Search' }).click()
    for (const chip of chips)
      await expect(page.getByRole('button', { name: `Remove filter: ${chip}` })).toBeVisible()
  })
}
