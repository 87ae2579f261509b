import type { Page } from '@playwright/test'
import { messages, openRoom, textsOf, write } from './support/conversations.ts'
import { holdRequests } from './support/hold-requests.ts'
import { expect, openApp, storedItems, test, waitForServiceWorker } from './support/test.ts'

const CANARIES = Array.from({ length: 20 }, (_, index) => `canary-${index}-of-the-nest`)

test('a start shows the last content at its first paint, also offline, and a sign-out deletes it', async ({
  page,
  newPerson,
  api,
  context,
  expectedErrors,
}) => {
  // What the browser's cache does not have.
  expectedErrors.push(/ERR_CACHE_MISS/)
  await watchStart(page)
  const reads = watchReads(page)
  const { room } = await openRoom(page, newPerson, api, 'Bird keeper for a start')
  for (const text of CANARIES) await write(page, text)
  await expect(messages(page).getByText(CANARIES.at(-1) ?? '')).toBeVisible()
  // With entries in the outbox the sign-out would show a question.
  await expect.poll(() => textsOf(api, room), { timeout: 30_000 }).toEqual(CANARIES)
  await page.goto('/en/chat/my/room')
  await page.goto(`/en/chat/room/${room}`)
  await expect(messages(page).getByText(CANARIES.at(-1) ?? '')).toBeVisible()
  await untilSnapshot(page, CANARIES.at(-1) ?? '')

  await context.setOffline(true)
  await page.reload()
  await expect(messages(page).getByText(CANARIES.at(-1) ?? '')).toBeVisible()
  const started = await startOf(page)
  expect(started.snapshot).toContain(CANARIES.at(-1))
  await expect.poll(async () => (await startOf(page)).isReplaced).toBe(true)
  // The person's initials do not blink.
  const { initials } = await startOf(page)
  expect(initials.replaced).toEqual(initials.snapshot)
  expect(initials.snapshot).toMatch(/^\p{Lu}{2}$/u)
  await expect(page.locator('[data-snapshot]')).toHaveCount(0)

  await page.goto('/en/jobs')
  await page.getByRole('button', { name: 'Cabinet' }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click()
  // Without a connection Chromium does not look into its cache either.
  await context.setOffline(false)
  const leftovers = async () => (await everythingStored(page, reads)).includes('canary-')
  await expect.poll(leftovers, 'canaries on the device').toBe(false)
  await page.goto(`/en/chat/room/${room}`)
  await expect(page).toHaveURL(/\/en\/login/)
  expect((await startOf(page)).snapshot).toBeNull()
})

test('a tap is answered although no script has run yet', async ({ page }) => {
  const release = await holdRequests(page, '**/assets/first-*.js')
  await page.goto('/en/', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Language' }).click()
  release()
  await expect(page.getByRole('menuitem', { name: 'Deutsch' })).toBeVisible()
})

test('a press that lasts while the app replaces the snapshot is answered', async ({ page, context }) => {
  await openApp(page, '/en/jobs')
  await page.goto('/en/jobs')
  await untilSnapshot(page, 'Skip to content')
  const button = await page.getByRole('button', { name: 'Cabinet' }).boundingBox()
  // Slow, so that the press begins before the app works.
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 10 })
  await page.goto('/en/jobs', { waitUntil: 'commit' })
  await expect(page.locator('[data-snapshot]').getByRole('button', { name: 'Cabinet' })).toBeVisible()
  await page.mouse.move((button?.x ?? 0) + 20, (button?.y ?? 0) + 20)
  await page.mouse.down()
  // The app has rendered its own page.
  await expect(page.locator('#root > :not([data-snapshot]) main h1')).toBeAttached()
  await page.mouse.up()
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeVisible()
})

test('a start asks for news only after the app has replaced the snapshot', async ({ page }) => {
  await watchStart(page)
  await openApp(page, '/en/jobs')
  await page.goto('/en/jobs')
  await untilSnapshot(page, 'Skip to content')
  const early: string[] = []
  page.on('request', async (request) => {
    if (!request.url().includes('/api/v1/jobs')) return
    if (!(await startOf(page)).isReplaced) early.push(request.url())
  })
  const asked = page.waitForRequest('**/api/v1/jobs?*')
  await page.goto('/en/jobs')
  await asked
  expect((await startOf(page)).snapshot).not.toBeNull()
  expect(early).toEqual([])
})

type Start = {
  snapshot: string | null
  isReplaced: boolean
  /** What the button of the cabinet shows in the snapshot, and at the moment in which the app has replaced it. */
  initials: Record<'snapshot' | 'replaced', string | null>
}

/** Records at every load the content that the worker has put into the page. */
const watchStart = (page: Page) =>
  page.addInitScript(() => {
    const start: Start = { snapshot: null, isReplaced: false, initials: { snapshot: null, replaced: null } }
    Object.assign(globalThis, { start })
    const initials = () => document.querySelector('header [aria-label="Cabinet"]')?.textContent ?? null
    document.addEventListener('readystatechange', () => {
      const shown = document.querySelector('[data-snapshot]')
      if (!shown || start.snapshot !== null) return
      start.snapshot = shown.textContent
      start.initials.snapshot = initials()
      new MutationObserver(() => {
        if (start.isReplaced || document.querySelector('[data-snapshot]')) return
        start.isReplaced = true
        start.initials.replaced = initials()
      }).observe(document.body, { childList: true, subtree: true })
    })
  })

const startOf = (page: Page): Promise<Start> =>
  page.evaluate(() => (globalThis as unknown as { start: Start }).start)

async function untilSnapshot(page: Page, words: string): Promise<void> {
  await waitForServiceWorker(page)
  const isStored = async () =>
    (await storedItems(page)).some(({ store, json }) => store === 'snapshots' && json.includes(words))
  await expect
    .poll(isStored, { message: 'the page is stored for the next start', timeout: 30_000 })
    .toBe(true)
}

type Read = { url: string; headers: Record<string, string> }

/** Collects what the page reads from the API, with the headers by which the browser's cache tells answers apart. */
function watchReads(page: Page): Read[] {
  const reads: Read[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET' || !request.url().includes('/api/v1/')) return
    const { authorization = '', 'accept-language': language = '' } = request.headers()
    reads.push({ url: request.url(), headers: { authorization, 'accept-language': language } })
  })
  return reads
}

/** The content of all databases, caches and web storages, and what the browser's HTTP cache has of these reads. */
async function everythingStored(page: Page, reads: Read[]): Promise<string> {
  const databases = await storedItems(page)
  const others = await page.evaluate(async (reads) => {
    const texts = [JSON.stringify(localStorage), JSON.stringify(sessionStorage)]
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys())
        texts.push(request.url, (await (await cache.match(request))?.text()) ?? '')
    }
    // Also answers that are no longer fresh; an error when there is none.
    const stored = { cache: 'only-if-cached', mode: 'same-origin' } as const
    for (const { url, headers } of reads)
      texts.push((await (await fetch(url, { ...stored, headers }).catch(() => null))?.text()) ?? '')
    return texts.join('\n')
  }, reads)
  return `${JSON.stringify(databases)}\n${others}`
}
