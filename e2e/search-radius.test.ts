import { holdRequests } from './support/hold-requests.ts'
import { expect, test } from './support/test.ts'

const LEIPZIG = 2879139
const MARKKLEEBERG = 2873352
const MUNICH = 2867714

test('a keyword search in a city includes nearby places; the radius is shown and can be changed', async ({
  page,
  api,
}) => {
  await api.createJob('Gunsmith (m/f/d)', { city_id: MARKKLEEBERG })
  await api.createJob('Gunsmith (all genders)', { city_id: MUNICH })
  // The search knows a new job after a moment; the page asks once for what a larger radius has.
  const known = async () => (await api.call<{ data: unknown[] }>('GET', '/jobs?q=Gunsmith')).data.length
  await expect.poll(known).toBe(2)
  await page.goto('/en', { waitUntil: 'networkidle' })
  const search = page.getByRole('search')
  await search.getByRole('searchbox', { name: 'Keyword' }).fill('Gunsmith')
  // The open list covers the button on a phone.
  await search.getByRole('combobox', { name: 'City' }).fill('Leipzig')
  await search.getByRole('combobox', { name: 'City' }).blur()
  await search.getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL(new RegExp(`/en/search/Gunsmith/${LEIPZIG}$`))
  // On a phone the search opens at its results.
  await expect(page.getByRole('region', { name: 'Search results' })).toBeInViewport({ ratio: 0.2 })
  const article = page.getByRole('article').filter({ hasText: 'Gunsmith (m/f/d)' })
  await expect(article).toBeVisible()
  await expect(page.getByRole('button', { name: 'Remove filter: within 25 km' })).toBeVisible()
  const within = search.getByRole('combobox', { name: 'Within' })
  await expect(within).toHaveValue('25')

  // After few matches the smallest radius that has more is offered.
  await expect(page.getByText('The next match is 361 km away.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Larger radius: 500 km' })).toBeVisible()
  await page.getByRole('button', { name: 'Remove filter: within 25 km' }).click()
  await expect(page).toHaveURL(/km=0/)
  await expect(within).toHaveValue('0')
  await expect(page.getByText('No matches in this place')).toBeVisible()
  await expect(article).toBeVisible()
  await page.getByRole('button', { name: 'Larger radius: 10 km' }).click()
  await expect(page).toHaveURL(/km=10/)
  await expect(page.getByText('No matches in this place')).toHaveCount(0)
  await expect(article).toBeVisible()
  await within.selectOption('This place only')
  await search.getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL(/km=0/)
  // A city without a keyword is a search too: the job list of the city.
  await search.getByRole('searchbox', { name: 'Keyword' }).fill('')
  await search.getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL(new RegExp(`/en/jobs\\?cities=${LEIPZIG}`))
})

test('without matches in the city the nearest ones are shown, with a button that extends the radius to them', async ({
  page,
  api,
}) => {
  await api.createJob('Peatcutter (m/f/d)', { city_id: MUNICH })
  await page.goto(`/en/search/Peatcutter/${LEIPZIG}`)
  await expect(page.getByText('No matches within 25 km')).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.getByRole('button', { name: 'Larger radius: 500 km' }).click()
  await expect(page).toHaveURL(/km=500/)
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.goto(`/en/search/Qwrtzpx/${LEIPZIG}`)
  await expect(page.getByText('Unfortunately this section is empty or has no entries')).toBeVisible()
})

test('an unknown city is an error, and does not become a search in all of Germany', async ({ page }) => {
  // The fields are filled in and left before the scripts have loaded.
  const release = await holdRequests(page)
  await page.goto('/en', { waitUntil: 'commit' })
  const search = page.getByRole('search')
  const city = search.getByRole('combobox', { name: 'City' })
  await city.fill('Nirgendwoheim')
  await search.getByRole('searchbox', { name: 'Keyword' }).fill('Koch')
  release()
  await page.waitForLoadState('networkidle')
  await search.getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL(/\/en$/)
  await expect(city).toHaveValue('Nirgendwoheim')
  await expect(city).toBeFocused()
  await expect(city).toHaveAccessibleDescription('No city by that name')
  await city.press('Enter')
  await expect(page).toHaveURL(/\/en$/)
  await city.fill('Lepzig')
  await city.blur()
  await expect(city).toHaveAccessibleDescription('Choose a city from the list')
  await city.focus()
  await expect(city).toHaveAccessibleDescription('Choose a city from the list')
  await city.fill('Leipzig')
  await city.blur()
  await search.getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL(new RegExp(`/en/search/Koch/${LEIPZIG}`))
  // On a phone, the form fills the screen: the page opens at the results.
  await expect(page.getByText(/^\d+ jobs?\b/).first()).toBeInViewport()
})

test('a misspelt city leads to the one that was meant', async ({ page }) => {
  await page.goto('/en', { waitUntil: 'networkidle' })
  const city = page.getByRole('search').getByRole('combobox', { name: 'City' })
  await city.fill('Lepzig')
  await expect(page.getByRole('option', { name: /Leipzig/ })).toBeVisible()
  await city.press('Enter')
  await expect(city).toHaveValue('Leipzig')
})
