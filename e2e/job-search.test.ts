import type { Locator, Page } from '@playwright/test'
import { holdRequests } from './support/hold-requests.ts'
import { cut, expect, openApp, test, waitUntilStored } from './support/test.ts'

test('a search with a typo finds jobs; filtering, opening one and going back keeps the position', async ({
  page,
}) => {
  await page.goto('/en')
  const search = page.getByRole('search')
  await search.getByRole('button', { name: 'Search' }).click()
  await expect(search.getByText('field cannot be empty')).toBeVisible()
  await search.getByRole('searchbox', { name: 'Keyword' }).fill('fahrr')
  await search.getByRole('searchbox', { name: 'Keyword' }).press('Escape')
  await search.getByRole('searchbox', { name: 'Keyword' }).fill('Verkäuferr')
  await search.getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL(/\/en\/search\/Verk%C3%A4uferr\/0$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Search: Verkäuferr' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'The number 1 job exchange in Germany' })).toBeVisible()
  const status = page.getByRole('region', { name: 'Search results' }).getByRole('status').first()
  await expect(status).toHaveText(/\d+ jobs?/)

  // On a phone the filters open as a sheet.
  await page.getByRole('region', { name: 'Filters' }).getByRole('button', { name: 'Filters' }).click()
  const filters = page.getByRole('dialog').getByRole('region', { name: 'Filters' })
  const order = filters.getByRole('combobox', { name: 'Sort by' })
  await expect(order.locator('option:checked')).toHaveText('Best match')
  await filters.getByRole('checkbox', { name: /Deutsch/ }).check()
  await filters.getByRole('button', { name: 'Apply filters' }).click()
  await expect(page).toHaveURL(/lang=de/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.locator('#results')).toBeFocused()
  await page.getByRole('button', { name: 'Remove filter: Deutsch' }).click()
  await expect(page).not.toHaveURL(/lang=/)
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Remove filter: Deutsch' })).toBeVisible()
})

test('going back from a job returns to the same position in the list', async ({ page }) => {
  await page.goto('/en/jobs')
  const article = page.getByRole('article').nth(11)
  await article.scrollIntoViewIfNeeded()
  await openAndComeBack(page, article)
})

test('scrolling before the scripts have loaded keeps its position, also when coming back', async ({
  page,
}) => {
  const release = await holdRequests(page, '**/assets/frame-*.js')
  await page.goto('/en/jobs', { waitUntil: 'commit' })
  const article = page.getByRole('article').nth(11)
  await article.scrollIntoViewIfNeeded()
  const before = await settledPlaceOf(article)
  release()
  await page.waitForLoadState('networkidle')
  expect(await distance(article, before)).toBeLessThan(40)
  await openAndComeBack(page, article)
})

test('jobs are filtered by shift pattern, and each card shows its shift pattern', async ({ page, api }) => {
  await api.createJob('Lamplighter by night (m/f/d)', { shift_pattern: 'night' })
  await api.createJob('Lamplighter by day (m/f/d)', { shift_pattern: 'day' })
  await api.createJob('Lamplighter at any time (m/f/d)')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/en/jobs?q=Lamplighter&sort=new')
  await page.waitForLoadState('networkidle')
  const articles = page.getByRole('article').filter({ hasText: 'Lamplighter' })
  await expect(articles).toHaveCount(3)
  const filters = page.getByRole('region', { name: 'Filters' })
  const shifts = filters.getByRole('group', { name: 'Shift' })
  await expect(shifts.getByRole('checkbox', { name: /^Night shift/ })).toHaveAccessibleDescription('1')
  await shifts.getByRole('checkbox', { name: /^Night shift/ }).check()
  await filters.getByRole('button', { name: 'Apply filters' }).click()
  await expect(page).toHaveURL(/shift=night/)
  await expect(articles).toHaveCount(1)
  await expect(articles.getByText('Night shift', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Remove filter: Night shift' }).click()
  await expect(page).not.toHaveURL(/shift=/)
  await expect(articles).toHaveCount(3)
})

test('a city is found by any of its names and by its postcode', async ({ page }) => {
  await page.goto('/en/search/Fahrer/0')
  const city = page.getByRole('search').getByRole('combobox', { name: 'City' })
  for (const typed of ['Munchen', 'Мюнхен', 'Monachium', '80331']) {
    await city.fill(typed)
    await expect(page.getByRole('listbox', { name: 'City' }).getByRole('option').first()).toContainText(
      'Munich',
    )
  }
  await city.press('ArrowDown')
  await city.press('Enter')
  await expect(city).toHaveValue('Munich')
  await page.getByRole('search').getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL(/\/en\/search\/Fahrer\/2867714/)
})

test('a search around a city sorts by distance; removing the city ends both, and values without hits can be chosen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/en/jobs')
  await page.waitForLoadState('networkidle')
  const filters = page.getByRole('region', { name: 'Filters' })
  await filters.getByRole('combobox', { name: 'City' }).fill('Munchen')
  await page
    .getByRole('option', { name: /Munich/ })
    .first()
    .click()
  await filters.getByRole('combobox', { name: 'Within' }).selectOption('200 km')
  await filters.getByRole('combobox', { name: 'Sort by' }).selectOption('Nearest')
  await filters.getByRole('button', { name: 'Apply filters' }).click()
  await expect(page).toHaveURL(/cities=2867714&km=200&sort=near/)
  const distances = page.getByRole('article').getByText(/ · [\d,]+\skm$/)
  await expect(distances.first()).toBeVisible()
  const far = (await distances.allInnerTexts()).map((text) => Number(/(\d+)\skm$/.exec(text)?.[1]))
  expect(far).toEqual([...far].sort((a, b) => a - b))
  expect(far.at(-1)).toBeLessThanOrEqual(200)

  await page.getByRole('button', { name: 'Remove filter: within 200 km' }).click()
  await expect(page).toHaveURL(/cities=2867714&sort=near/)
  // Counts are within the city, so some values have no hits.
  const employment = filters.getByRole('group', { name: 'Employment' })
  await expect(employment.getByText('0', { exact: true }).first()).toBeVisible()
  for (const box of await employment.getByRole('checkbox').all()) await expect(box).toBeEnabled()
  await expect(filters.getByRole('radio', { name: 'Per month', exact: true })).toHaveAccessibleDescription(
    /^\d+$/,
  )
  await page.getByRole('button', { name: 'Remove filter: Munich' }).click()
  await expect(page).toHaveURL(/\/en\/jobs$/)
  await expect(page.getByRole('article').first()).toBeVisible()

  await filters.getByRole('searchbox', { name: 'Keyword' }).fill('Fahrer')
  await filters.getByRole('button', { name: 'Apply filters' }).click()
  await expect(page).toHaveURL(/q=Fahrer/)
  await page.goto('/en')
  await page.getByText('Recent searches').click()
  await expect(page.getByRole('button', { name: 'Fahrer', exact: true })).toBeVisible()
})

test('a search with few results shows how many of them match all words', async ({ page, api }) => {
  await api.createJob('Luthier for violins (m/f/d)')
  await page.goto('/en/search/luthier%20driver/0')
  const status = page.getByRole('region', { name: 'Search results' }).getByRole('status').first()
  await expect(status).toContainText('No job has all these words')
  await page.goto('/en/search/luthier%20violins/0?sort=new')
  await expect(status).toHaveText('1 job')
})

test('a page number beyond the end links back to the list, and an unknown city is reported', async ({
  page,
}) => {
  await page.goto('/en/jobs?page=999')
  await expect(page.getByRole('heading', { name: 'This page does not exist' })).toBeVisible()
  const last = page.getByRole('navigation', { name: 'Pagination' }).getByRole('link', { name: 'Previous' })
  await last.click()
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.goBack()
  await page.getByRole('button', { name: 'Go to the first page' }).click()
  await expect(page).toHaveURL(/\/en\/jobs$/)
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.goto('/en/jobs?cities=999999999')
  await page.getByRole('button', { name: 'Remove filter: Unknown (999999999)' }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('offline, the search covers the jobs that this device has loaded, also by other names of an occupation', async ({
  api,
  page,
  context,
  faults,
  expectedErrors,
}) => {
  expectedErrors.push(/./)
  const word = 'Pflegefachkraft'
  const title = `${word} (m/w/d)`
  await api.createJob(title)
  await openApp(page, '/en/jobs')
  await page.waitForLoadState('networkidle')
  const card = page.getByRole('article').getByRole('link', { name: title, exact: true })
  await expect(card).toBeVisible()
  await waitUntilStored(page, title)
  // A server that fails is not a missing connection.
  faults.onAnswer = ({ url }) => (url.startsWith('/api/v1/search') ? 'fail' : 'pass')
  await page.goto(`/en/search/${encodeURIComponent(word)}/0`)
  await expect(page.getByText('The search is not available right now')).toBeVisible()
  await expect(page.getByText('You are offline')).toHaveCount(0)
  await expect(card).toBeVisible()
  faults.onAnswer = () => 'pass'
  await cut(context, faults, true)
  for (const q of [word, 'nurse', 'медсестра', 'медсестры', 'pielęgniarka']) {
    await page.goto(`/en/search/${encodeURIComponent(q)}/0`)
    await expect(page.getByText('Searched on this device only')).toBeVisible()
    await expect(card).toBeVisible()
  }
})

test('a search made before the scripts have loaded is among the recent searches', async ({ page }) => {
  const release = await holdRequests(page)
  await page.goto('/en', { waitUntil: 'commit' })
  await page.getByRole('searchbox', { name: 'Keyword' }).fill('Reinigung')
  await page.getByRole('search').getByRole('button', { name: 'Search' }).click({ noWaitAfter: true })
  await page.waitForURL(/\/en\/jobs\?q=Reinigung/, { waitUntil: 'commit' })
  release()
  await expect(page.getByRole('button', { name: 'Remove filter: “Reinigung”' })).toBeVisible()
  await page.getByRole('link', { name: 'Jobmost' }).first().click()
  await page.getByText('Recent searches').click()
  await expect(page.getByRole('button', { name: 'Reinigung', exact: true })).toBeVisible()
})

const placeOf = async (article: Locator): Promise<number> => (await article.boundingBox())?.y ?? Number.NaN

/** The same when cards above, which are laid out only near the screen, no longer move it. */
async function settledPlaceOf(article: Locator): Promise<number> {
  let last = Number.NaN
  const isSettled = async () => {
    const before = last
    last = await placeOf(article)
    return last === before
  }
  await expect.poll(isSettled).toBe(true)
  return last
}

const distance = async (article: Locator, from: number): Promise<number> =>
  Math.abs((await placeOf(article)) - from)

/** Opens a job from the list and goes back to the position of its card. */
async function openAndComeBack(page: Page, article: Locator): Promise<void> {
  const title = await article.getByRole('heading').innerText()
  // Cards above may still be laid out, and a half-hidden card is scrolled into view first. Before the app runs, the
  // link loads a new document; then the position is stored for the tab.
  await page.evaluate(() => {
    const note = ({ target }: Event) => {
      const card = (target as Element).closest('article')
      sessionStorage.setItem('pressed-at', `${card?.getBoundingClientRect().y}`)
    }
    addEventListener('pointerdown', note, { capture: true, once: true })
  })
  await article.getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  const before = await page.evaluate(() => Number(sessionStorage.getItem('pressed-at')))
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Jobs on offer' })).toBeVisible()
  await expect.poll(() => distance(article, before)).toBeLessThan(40)
}
