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

test('/favicon.ico is an image', async ({ request }) => {
  const answer = await request.get('/favicon.ico', { headers: { accept: 'image/*' } })
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/vnd.microsoft.icon'])
  expect([...(await answer.body()).subarray(0, 4)]).toEqual([0, 0, 1, 0])
})
