import { expect, signIn, test } from './support/test.ts'

test('one load of a cabinet page fetches nothing twice', async ({ page }) => {
  await signIn(page, 'worker')
  // The device then has answers of an earlier visit, as most visits.
  await page.goto('/en/cabinet/worker/bids', { waitUntil: 'networkidle' })
  const counts = new Map<string, number>()
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (!pathname.startsWith('/api/')) return
    const name = `${request.method()} ${pathname}${search}`
    counts.set(name, (counts.get(name) ?? 0) + 1)
  })
  await page.reload({ waitUntil: 'networkidle' })
  await expect(page.getByRole('heading', { level: 1, name: 'My bids' })).toBeVisible()
  // The last requests of the start are those after the subscription to events.
  await expect.poll(() => counts.has('GET /api/v1/chat/my/rooms')).toBe(true)
  await page.waitForLoadState('networkidle')
  expect([...counts].filter(([, count]) => count > 1)).toEqual([])
  // The server already knows that these messages have arrived.
  expect([...counts.keys()].filter((name) => name.endsWith('/delivered'))).toEqual([])
})
