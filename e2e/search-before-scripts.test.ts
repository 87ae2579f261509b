import type { Locator } from '@playwright/test'
import { expect, test } from './support/test.ts'

// A stored script could not be held back.
test.use({ serviceWorkers: 'block' })

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

test('a second press is not lost when the code of the filters arrives between both', async ({
  page,
  api,
}) => {
  await api.createJob('Vintner by night (m/f/d)', { shift_pattern: 'night' })
  await page.setViewportSize({ width: 1440, height: 900 })
  const code = Promise.withResolvers<void>()
  await page.route('**/assets/filter-panel-*.js', async (route) => {
    await code.promise
    await route.continue()
  })
  await page.goto('/en/jobs?q=Vintner')
  await page.waitForLoadState('networkidle')
  const filters = page.getByRole('region', { name: 'Filters' })
  const night = filters.getByRole('checkbox', { name: /^Night shift/ })
  const arrived = page.waitForResponse('**/assets/filter-panel-*.js')
  await night.hover()
  const apply = await centreOf(filters.getByRole('button', { name: 'Apply filters' }))
  await page.mouse.down()
  code.resolve()
  await (await arrived).finished()
  await page.mouse.up()
  await page.mouse.click(apply.x, apply.y, { delay: 200 })
  await expect(page).toHaveURL(/shift=night/)
})

async function centreOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error('The element is not on the page')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
