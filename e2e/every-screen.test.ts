import type { Page } from '@playwright/test'
import type { FaultProxy } from './support/fault-proxy.ts'
// The type of the router's global.
import './support/open-in-app.ts'
import { addresses, MESSAGE, ROUTES, VIEWERS, viewerOf } from './support/screen-addresses.ts'
import { checkSection, type Rows, type Shown, STATES, type State } from './support/screens-document.ts'
import { cut, expect, signIn, storedItems, test, WEEKLY, waitForServiceWorker } from './support/test.ts'

/*
 * Opens every address of the route tree in six states, in a browser with the worker, and compares what it shows with
 * src/docs/screens.md. `UPDATE_SCREENS=1` renews the document. Each state starts the app once from cold; the addresses are
 * then opened by its router.
 */
/** How long a screen may take: a screen without answers has 5 s (issue of the offline app), all others as an `expect`. */
// The own lists are fetched one by one, some seconds after the start.
const PREFETCHED = { timeout: 30_000 }
const LIMIT_MS: Partial<Record<State, number>> = { 'no answers': 5000 }

for (const viewer of VIEWERS) {
  test(
    `every screen for ${viewer === 'visitor' ? 'a visitor' : `the ${viewer}`} shows content or says why not`,
    WEEKLY,
    async ({ api, newPerson, faults, expectedErrors }) => {
      // Errors of the browser about the answers that this test breaks.
      expectedErrors.push(/status of (?:404|500)/)
      const addressOf = await addresses(api)
      const routes = ROUTES.filter((route) => viewerOf(route) === viewer)
      const page = await newPerson()
      if (viewer !== 'visitor') await signIn(page, viewer)
      await page.goto('/en/none')
      await waitForServiceWorker(page)
      // The last messages of each room and the own lists are always on the device. The blocked people are fetched last.
      if (viewer === 'worker' || viewer === 'boss')
        await expect.poll(() => isStored(page, 'query-cache', '["blocks"'), PREFETCHED).toBe(true)
      if (viewer === 'worker') await expect.poll(() => isStored(page, 'messages', MESSAGE)).toBe(true)
      const rows: Rows = new Map(routes.map((route) => [route, {}]))
      for (const state of STATES) {
        await prepare(state, page, faults)
        await page.goto(addressOf(routes[0] ?? ''), { waitUntil: 'commit' })
        await page.waitForFunction(() => globalThis.__TSR_ROUTER__?.state.resolvedLocation)
        for (const [route, row] of rows)
          row[state] =
            state === 'no answers' && isNeverStored(route)
              ? 'not stored'
              : await show(page, addressOf(route), state)
        if (state === 'seen') await waitUntilKept(page)
        await page.goto('about:blank')
      }
      expect([...rows].flatMap(([route, row]) => defectsOf(route, row))).toEqual([])
      checkSection(viewer, rows)
    },
  )
}

/** What must be true before the app starts in a state. */
async function prepare(state: State, page: Page, faults: FaultProxy): Promise<void> {
  await cut(page.context(), faults, state === 'never seen' || state === 'offline')
  const held = new Promise<'lose'>(() => undefined)
  faults.onAnswer = ({ url }) => {
    if (state === 'no answers') return held
    return state === '500' && url.startsWith('/api/') ? 'fail' : 'pass'
  }
  if (state !== 'storage gone') return
  const session = await page.context().newCDPSession(page)
  const storageTypes = 'indexeddb,cache_storage'
  await session.send('Storage.clearDataForOrigin', { origin: faults.url, storageTypes })
  await session.detach()
}

/** Opens an address in the started app, waits until its screen has settled, and says what it shows. */
async function show(page: Page, address: string, state: State): Promise<Shown> {
  await page.evaluate((href) => {
    void globalThis.__TSR_ROUTER__?.navigate({ href, replace: true }).finally(() => {
      document.body.dataset.opened = href
    })
  }, address)
  const seen = await page
    .waitForFunction(
      ({ href, isAnswered }) => {
        const main = document.querySelector('main')
        if (document.body.dataset.opened !== href || !main?.querySelector('h1')) return null
        if (main.querySelector('[data-placeholder]') || document.querySelector('[data-snapshot]')) return null
        if (isAnswered && globalThis.__TSR_ROUTER__?.options.context.queryClient.isFetching()) return null
        const words = main.innerText
        if (location.pathname.endsWith('/login') && !href.endsWith('/login')) return 'login'
        if (words.includes('Something went wrong\n')) return 'CRASHED'
        if (words.includes('There is no page at this address')) return 'no page'
        if (/Searched on this device only|Saved offline/.test(words)) return 'device'
        if (main.querySelector('[role="alert"]')) return 'says why'
        return words.length > 40 ? 'content' : null
      },
      { href: address, isAnswered: ['seen', 'never seen', 'storage gone'].includes(state) },
      { timeout: LIMIT_MS[state] ?? 20_000 },
    )
    .then((handle) => handle.jsonValue())
    .catch(() => null)
  return seen ?? 'STUCK'
}

/** Whether a store of the device has these words. */
const isStored = async (page: Page, name: string, words: string) =>
  (await storedItems(page)).some(({ store, json }) => store === name && json.includes(words))

/** Waits until the device has stored the answers that the app has in memory. */
async function waitUntilKept(page: Page): Promise<void> {
  const hashes = await page.evaluate(() =>
    globalThis.__TSR_ROUTER__?.options.context.queryClient
      .getQueryCache()
      .getAll()
      .filter(({ meta, state }) => meta?.persist && state.data !== undefined)
      .map(({ queryHash }) => queryHash),
  )
  await expect
    .poll(async () => {
      const kept = (await storedItems(page)).filter(({ store }) => store === 'query-cache')
      return hashes?.filter((hash) => !kept.some(({ json }) => json.includes(JSON.stringify(hash))))
    })
    .toEqual([])
}

/** Screens that are never stored: data of other people, sessions and login factors, and what is opened from a mail. */
const isNeverStored = (route: string) =>
  /^\/admin|^\/newsletter|^\/confirm-email|^\/cabinet\/security/.test(route)

function defectsOf(route: string, row: Partial<Record<State, Shown>>): string[] {
  const isRead = (state: State) => ['content', 'device', 'login'].includes(row[state] ?? '')
  return STATES.filter((state) => {
    if (row[state] === undefined || row[state] === 'STUCK' || row[state] === 'CRASHED') return true
    if (isNeverStored(route) || state === 'never seen') return false
    // What was readable stays readable.
    return state === 'seen' ? !isRead(state) : isRead('seen') && !isRead(state)
  }).map((state) => `${route}: ${state}: ${row[state]}`)
}
