import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, test as base, type ConsoleMessage, expect, type Page } from '@playwright/test'
import { type Api, createApi } from './api.ts'
import { type FaultProxy, startProxy } from './fault-proxy.ts'
import { PASSWORD, PEOPLE, type Role } from './people.ts'
import { type Server, startServer } from './server.ts'
import { readStoredItems, type StoredItem } from './stored-items.ts'

export { expect }

/**
 * For walks over many pages that take long and that other stories cover in part: they run weekly and before a release
 * (`npm run test:weekly`), not in `npm test`.
 */
export const WEEKLY = { tag: '@weekly' }

type WorkerFixtures = { server: Server }
/** A browser that can be killed and started again on the same profile. */
export type Profile = { folder: string; open(): Promise<BrowserContext>; close(): Promise<void> }
type Fixtures = {
  api: Api
  faults: FaultProxy
  baseURL: string
  /** Console errors that this test expects. */
  expectedErrors: RegExp[]
  /** Opens a separate browser context for another person. */
  newPerson: () => Promise<Page>
  profile: Profile
}

// The browser itself reports failed requests and sockets on the console. The app cannot prevent that.
const NO_CONNECTION =
  /net::ERR_(INTERNET_DISCONNECTED|CONNECTION_REFUSED|CONNECTION_RESET|EMPTY_RESPONSE|FAILED|ABORTED|NETWORK_CHANGED)|^WebSocket connection to /

/** Cuts or restores the connection of pages and workers. */
export async function cut(context: BrowserContext, faults: FaultProxy, isCut: boolean): Promise<void> {
  faults.isCut = isCut
  await context.setOffline(isCut)
}

type ServerFixture = (given: object, use: (server: Server) => Promise<void>) => Promise<void>

/**
 * The fixture of a server for each worker. In `test.extend`, the stories of that file get one of their own.
 * @param env settings that differ from the other stories'
 */
export function ownServer(env?: Record<string, string>): [ServerFixture, { scope: 'worker' }] {
  return [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's pattern
    async ({}, use) => {
      const server = await startServer(env)
      await use(server)
      await server.stop()
    },
    { scope: 'worker' },
  ]
}

/** Playwright's test with a real server behind the fault proxy. An unexpected console error fails the test. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  server: ownServer(),
  faults: async ({ server }, use) => {
    const faults = await startProxy(server.port)
    await use(faults)
    await faults.close()
  },
  api: async ({ server }, use) => use(createApi(server.port)),
  baseURL: async ({ faults }, use) => use(faults.url),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's pattern
  expectedErrors: async ({}, use) => use([]),
  context: async ({ context, expectedErrors }, use) => {
    const checks: (() => void)[] = []
    context.on('page', (page) => checks.push(watchConsole(page, expectedErrors)))
    await use(context)
    // Answers that a story changes may be on their way when it ends.
    await context.unrouteAll({ behavior: 'ignoreErrors' })
    for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' })
    for (const check of checks) check()
  },
  newPerson: async ({ browser, baseURL, contextOptions, expectedErrors }, use) => {
    const contexts: BrowserContext[] = []
    const checks: (() => void)[] = []
    await use(async () => {
      const context = await browser.newContext({
        ...contextOptions,
        baseURL,
        viewport: { width: 1280, height: 800 },
      })
      contexts.push(context)
      const page = await context.newPage()
      checks.push(watchConsole(page, expectedErrors))
      return page
    })
    for (const context of contexts) await context.close()
    for (const check of checks) check()
  },
  profile: async ({ playwright, baseURL, launchOptions, contextOptions, expectedErrors }, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'jobmost-profile-'))
    let context: BrowserContext | null = null
    const checks: (() => void)[] = []
    const profile = {
      folder,
      async open() {
        context = await playwright.chromium.launchPersistentContext(folder, {
          ...contextOptions,
          ...launchOptions,
          baseURL,
        })
        context.on('page', (page) => checks.push(watchConsole(page, expectedErrors)))
        return context
      },
      async close() {
        await context?.close()
        context = null
      },
    }
    await use(profile)
    await profile.close()
    for (const check of checks) check()
    await rm(folder, { recursive: true, force: true })
  },
})

/** Collects console errors of a page from its start. The returned check fails on unexpected ones. */
function watchConsole(page: Page, expected: RegExp[] = []): () => void {
  const unexpected: string[] = []
  const note = (text: string) => {
    if (![NO_CONNECTION, ...expected].some((pattern) => pattern.test(text))) unexpected.push(text)
  }
  page.on('console', (message: ConsoleMessage) => {
    if (message.type() === 'error') note(`${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', (error) => note(error.message))
  return () => expect(unexpected, 'unexpected errors on the console').toEqual([])
}

/** Signs in through the login page. */
export async function logIn(page: Page, role: Role): Promise<void> {
  await page.goto('/en/login')
  await page.getByRole('textbox', { name: 'E-mail or phone' }).fill(PEOPLE[role])
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page).toHaveURL(role === 'admin' ? /\/en\/admin$/ : /\/en\/cabinet\/worker/)
}

/**
 * Signs in by a stored token instead of the login page, which saves the time of two pages. Call it before the first
 * page is opened.
 */
export const signIn = (page: Page, role: Role): Promise<void> => signInAs(page, PEOPLE[role])

/** As `signIn`, for an account that the story has created. */
export async function signInAs(page: Page, email: string): Promise<void> {
  const answer = await page.request.post('/api/v1/auth/login', { data: { login: email, password: PASSWORD } })
  const { access_token: value } = await answer.json()
  const { origin } = new URL(answer.url())
  await page
    .context()
    .setStorageState({ cookies: [], origins: [{ origin, localStorage: [{ name: 'access_token', value }] }] })
}

/** Waits until one stored item contains all these words. Storing is asynchronous and not visible on the page. */
export async function waitUntilStored(page: Page, ...words: string[]): Promise<void> {
  const kept = async () =>
    (await storedItems(page)).some(({ json }) => words.every((word) => json.includes(word)))
  await expect.poll(kept, `kept on the device: ${words}`).toBe(true)
}

/** All readable items in the device's databases, of all accounts. */
export const storedItems = (page: Page): Promise<StoredItem[]> => page.evaluate(readStoredItems)

/** Waits until the service worker controls the page. From then on the app starts offline. */
export async function waitForServiceWorker(page: Page): Promise<void> {
  await page.waitForFunction(async () => {
    await navigator.serviceWorker.ready
    return navigator.serviceWorker.controller !== null
  })
}

/** Opens addresses one after the other as a job seeker, with the service worker in control: they then work offline. */
export async function openApp(page: Page, addresses: string | readonly string[]): Promise<void> {
  await signIn(page, 'worker')
  for (const address of [addresses].flat()) await page.goto(address)
  await waitForServiceWorker(page)
}
