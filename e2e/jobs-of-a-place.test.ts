import { expect, test } from './support/test.ts'

test('the jobs of a rubric in a city have their own page with links to nearby places, also without scripts', async ({
  browser,
  baseURL,
  api,
}) => {
  await api.createJob('Organ builder (m/f/d)')
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })
  const page = await context.newPage()
  const { data: rubrics } = await api.call<{ data: { id: number; slug: string }[] }>('GET', '/rubric')
  const slug = rubrics.find(({ id }) => id === 13)?.slug
  await page.goto(`/de/jobs/${slug}/berlin`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Stellen in Berlin')
  await expect(page.getByRole('article').filter({ hasText: 'Organ builder' })).toBeVisible()
  await page.getByRole('link', { name: 'Alle anzeigen und filtern' }).click()
  await expect(page).toHaveURL(/\/de\/jobs\?.*cities=2950159/)
  await page.goto(`/de/jobs/${slug}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Stellen in Deutschland')
  await page.getByRole('link', { name: /^Berlin/ }).click()
  await expect(page).toHaveURL(`/de/jobs/${slug}/berlin`)
  await context.close()
})

test('the jobs of a city are on pages of twenty, also without scripts', async ({ browser, baseURL, api }) => {
  const WISMAR = 2807465
  for (let n = 1; n <= 21; n++) await api.createJob(`Rope maker ${n} (m/f/d)`, { city_id: WISMAR })
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })
  const page = await context.newPage()
  await page.goto('/de/jobs/all/wismar')
  const titles = () => page.getByRole('article').getByRole('heading').allTextContents()
  const first = await titles()
  await page.getByRole('navigation', { name: 'Seiten' }).getByRole('link', { name: '2', exact: true }).click()
  await expect(page).toHaveURL('/de/jobs/all/wismar?page=2')
  await expect(page.getByRole('link', { name: '2', exact: true })).toHaveAttribute('aria-current', 'page')
  const second = await titles()
  expect([first.length, second.filter((title) => first.includes(title)).length]).toEqual([20, 0])
  await context.close()
})

test('/favicon.ico is an image', async ({ request }) => {
  const answer = await request.get('/favicon.ico', { headers: { accept: 'image/*' } })
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/vnd.microsoft.icon'])
  expect([...(await answer.body()).subarray(0, 4)]).toEqual([0, 0, 1, 0])
})
