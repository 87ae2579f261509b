import { expect, test } from './support/test.ts'

test('on a phone the keyword is above the list, and shares what is typed with the filters', async ({
  page,
}) => {
  await page.goto('/en/jobs?pay=per_hour', { waitUntil: 'networkidle' })
  const keyword = page.getByRole('searchbox', { name: 'Keyword' })
  await expect(keyword).toBeVisible()
  await expect(keyword).toHaveCount(1)
  await keyword.fill('Fahrer')
  await keyword.press('Enter')
  await expect(page).toHaveURL(/q=Fahrer/)
  await expect(page).toHaveURL(/pay=per_hour/)
  await expect(page.getByRole('button', { name: 'Remove filter: “Fahrer”' })).toBeVisible()
  await expect(page.locator('#results')).toBeFocused()
  // The sheet begins with what is typed above it, also when its code loads only now.
  await page.reload()
  await page.waitForLoadState('networkidle')
  await keyword.fill('Koch')
  await page.getByRole('region', { name: 'Filters' }).getByRole('button', { name: 'Filters' }).click()
  await expect(page.getByRole('dialog').getByRole('searchbox', { name: 'Keyword' })).toHaveValue('Koch')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.goBack()
  await expect(page).not.toHaveURL(/q=/)
  await expect(keyword).toHaveValue('')

  // Wide screens show the filters with their keyword beside the list.
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.reload()
  await page.waitForLoadState('networkidle')
  await expect(keyword).toHaveCount(1)

  // A filter that was removed before the code of the column has loaded does not come back.
  await page.goto('/en/jobs?pay=per_hour', { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: /^Remove filter/ }).click()
  await expect(page).not.toHaveURL(/pay=/)
  const column = page.getByRole('region', { name: 'Filters' })
  await column.getByRole('searchbox', { name: 'Keyword' }).fill('Koch')
  await column.getByRole('button', { name: 'Apply filters' }).click()
  await expect(page).toHaveURL(/q=Koch/)
  await expect(page).not.toHaveURL(/pay=/)
})

test('the keyword above the list works before the scripts have loaded, and keeps the filters', async ({
  page,
}) => {
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/en/jobs?pay=per_hour', { waitUntil: 'commit' })
  await page.getByRole('searchbox', { name: 'Keyword' }).fill('Fahrer')
  await page.getByRole('search').getByRole('button', { name: 'Search' }).click({ noWaitAfter: true })
  await page.waitForURL(/\/en\/jobs\?q=Fahrer&pay=per_hour$/, { waitUntil: 'commit' })
})
