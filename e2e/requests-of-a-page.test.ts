import type { Room } from '../src/shared/contract/conversations.ts'
import type { NotificationsPage } from '../src/shared/contract/notifications.ts'
import { HOUR_MS, MINUTE_MS } from '../src/shared/durations.ts'
import { expect, signInAs, test, waitForServiceWorker, waitUntilStored } from './support/test.ts'

test('one load of a cabinet page fetches nothing twice', async ({ page, api }) => {
  // Of its own: what other stories send to the demo account would be fetched in between.
  const { email, token } = await api.register()
  const job_id = (await api.createJob('Lamplighter (m/f/d)')).id
  const { data: room } = await api.call<{ data: Room }>('POST', '/chat/rooms', token, { job_id })
  const message = { text: 'When could you begin?', client_id: crypto.randomUUID() }
  await api.call('POST', `/chat/rooms/${room.id}/messages`, await api.logIn('boss'), message)
  const news = async () =>
    (await api.call<NotificationsPage>('GET', '/notifications', token)).data.map(({ kind }) => kind)
  await expect.poll(news).toContain('message')
  await signInAs(page, email)
  // The device then has answers of an earlier visit, as most visits.
  await page.goto('/en/cabinet/worker/bids', { waitUntil: 'networkidle' })
  // Without the stored list every notification would be news, for which the bids are fetched again.
  await waitUntilStored(page, '"notifications"', '"kind":"message"')
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

test('a start from the device fetches the contacts and links of the footer again only after an hour', async ({
  page,
}) => {
  const fetched: string[] = []
  page.on('request', (request) => {
    const [, path] = new URL(request.url()).pathname.split('/api/v1/')
    if (path) fetched.push(path)
  })
  const start = async () => {
    fetched.length = 0
    await page.reload({ waitUntil: 'networkidle' })
    await expect(page.getByRole('contentinfo').locator('address')).toBeVisible()
    return fetched.filter((path) => path === 'contact' || path === 'appOption/1').sort()
  }
  await page.goto('/en/login')
  await waitForServiceWorker(page)
  await page.goto('/en/login', { waitUntil: 'networkidle' })
  await waitUntilStored(page, '"contacts"', '"app-option"')
  expect(await start()).toEqual([])
  await page.clock.setSystemTime(Date.now() + HOUR_MS + MINUTE_MS)
  expect(await start()).toEqual(['appOption/1', 'contact'])
})
