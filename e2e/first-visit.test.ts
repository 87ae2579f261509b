import type { Page } from '@playwright/test'
import { compressedSize, firstLoad } from '../src/build/check-budget.ts'
import { HOUR_MS } from '../src/shared/durations.ts'
import { expectNoAccessibilityDefects } from './support/accessibility.ts'
import { cut, expect, signIn, test, WEEKLY, waitForServiceWorker } from './support/test.ts'

// One by one there are more than 300.
const MOST_FILES = 120
// The budget of a page, its small lazy parts and the code of a first request.
const MOST_BYTES = 180_000

test('a first visit to the jobs loads exactly the scripts that the budget counts', async ({ page }) => {
  const fetched = new Set<string>()
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') fetched.add(new URL(response.url()).pathname.slice(1))
  })
  await page.goto('/en/jobs')
  await page.waitForLoadState('networkidle')
  expect([...fetched].sort()).toEqual(
    firstLoad('dist')
      .map(({ file }) => file)
      .sort(),
  )
})

// What a page loads by itself after its first paint is no part of the budget, but as slow for a phone.
for (const path of ['/en', '/en/search/Pflege/0', '/en/jobs/item/{job}', '/en/faq', '/en/register']) {
  test(`${path} loads few scripts by itself`, async ({ browser, baseURL, api }) => {
    const { slug } = await api.createJob('Beekeeper (m/f/d)')
    const viewport = { width: 360, height: 740 }
    const context = await browser.newContext({ baseURL, viewport, serviceWorkers: 'block' })
    const page = await context.newPage()
    const fetched = new Set<string>()
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') fetched.add(new URL(response.url()).pathname)
    })
    await page.goto(path.replace('{job}', slug), { waitUntil: 'networkidle' })
    expect(fetched.size).toBeGreaterThan(5)
    expect(bytesOf(fetched)).toBeLessThan(MOST_BYTES)
    await context.close()
  })
}

test('installing the app fetches small files in packs, and a page with many of them then opens offline', async ({
  page,
  faults,
}) => {
  await page.goto('/en/jobs')
  await waitForServiceWorker(page)
  const fetched = new Set(faults.log.map(({ url }) => url).filter((url) => url.startsWith('/assets/')))
  expect(fetched.size).toBeLessThan(MOST_FILES)
  await cut(page.context(), faults, true)
  await page.goto('/en/register')
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toBeVisible()
})

test('the scripts of a first visit have the compile hint', async ({ request }) => {
  for (const { file } of firstLoad('dist'))
    expect(await (await request.get(`/${file}`)).text(), file).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/)
})

test('the jobs are visible before any script has run', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
  const page = await context.newPage()
  await page.goto('/de/jobs')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(20)
  await context.close()
})

test('a page that was rendered earlier is hydrated unchanged, and then shows the current ages', async ({
  page,
}) => {
  await page.clock.setFixedTime(Date.now() + 3.5 * HOUR_MS)
  for (const path of ['/en/offer', '/en/jobs']) {
    await page.goto(path)
    await expect(page.getByRole('article').first()).toContainText(/[3-9] hours ago/)
  }
})

// At any time, one of the two zones has another date than the server.
for (const timezoneId of ['Pacific/Kiritimati', 'Etc/GMT+12']) {
  test.describe(timezoneId, () => {
    test.use({ timezoneId })

    test('a page rendered by a server in another time zone is hydrated without a mismatch', async ({
      page,
      api,
    }) => {
      const { slug } = await api.createJob('Beekeeper (m/f/d)')
      await page.goto(`/en/jobs/item/${slug}`, { waitUntil: 'networkidle' })
      await expect(page.getByText('On Jobmost since')).toBeVisible()
    })
  })
}

for (const path of [
  '/en',
  '/en/jobs',
  '/en/search/Pflege/0',
  '/en/offer',
  '/en/login',
  '/en/register',
  '/en/faq',
  '/en/about-company',
  '/en/outbox',
]) {
  test(`${path} has no automatically detectable accessibility defects in light and dark colours`, async ({
    page,
  }) => {
    await expectAccessible(page, path)
  })
}

test(
  'job, offer, profile, favourites and saved searches have no such defects either',
  WEEKLY,
  async ({ page, api }) => {
    const { slug } = await api.createJob('Beekeeper for the summer (m/f/d)', { hours_per_week: 20 })
    const { data: offers } = await api.call<{ data: { id: number; person: { id: number } }[] }>(
      'GET',
      '/offers',
    )
    const [offer] = offers
    const worker = await api.logIn('worker')
    await api.call('POST', '/cabinet/saved-searches', worker, { title: 'Care', filters: { q: 'Pflege' } })
    await expectAccessible(page, `/en/jobs/item/${slug}`)
    await expectAccessible(page, `/en/offer/item/${offer?.id}`)
    await expectAccessible(page, `/en/user/profile/${offer?.person.id}`)
    await signIn(page, 'worker')
    await expectAccessible(page, '/en/cabinet/worker/user/favorite')
    await expectAccessible(page, '/en/cabinet/worker/user/saved-searches')
  },
)

const bytesOf = (files: ReadonlySet<string>) =>
  [...files].reduce((sum, file) => sum + compressedSize(`dist${file}`), 0)

async function expectAccessible(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await page.goto(path)
  await expectNoAccessibilityDefects(page)
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  // Of all rules, only contrast depends on the colours.
  await expectNoAccessibilityDefects(page, ['color-contrast'])
}
