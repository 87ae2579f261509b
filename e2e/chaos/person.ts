import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { HEADLESS } from '../support/browser.ts'
import { PASSWORD } from '../support/people.ts'

const SOON = { timeout: 15_000 }

/** A browser with one profile, which can be killed, and its tabs. */
export type Person = Awaited<ReturnType<typeof openPerson>>

/** Opens a browser on a new profile. Pages of the app are at `baseURL`. */
export async function openPerson(baseURL: string) {
  const folder = await mkdtemp(join(tmpdir(), 'jobmost-chaos-'))
  const start = () =>
    chromium.launchPersistentContext(folder, {
      ...HEADLESS.launchOptions,
      baseURL,
      locale: 'en-US',
      viewport: { width: 1280, height: 800 },
    })
  const launch = async (): Promise<BrowserContext> => {
    // Of some hundred starts on a busy machine, one ends by a segmentation fault of Chromium.
    const opened = await start().catch(start)
    opened.setDefaultTimeout(SOON.timeout)
    return opened
  }
  let context = await launch()
  let isOffline = false
  const tab = async (): Promise<Page> => context.pages().at(-1) ?? (await context.newPage())
  /** Leaves no space for the app's databases, or all that the disk has. Lasts until the browser is killed. */
  const setFull = async (isFull: boolean) => {
    const session = await context.newCDPSession(await tab())
    const quota = isFull ? { quotaSize: 1 } : {}
    await session.send('Storage.overrideQuotaForOrigin', { origin: new URL(baseURL).origin, ...quota })
  }
  const setOffline = async (next: boolean) => {
    isOffline = next
    await context.setOffline(next)
  }

  async function logIn(email: string): Promise<void> {
    const page = await tab()
    await page.goto('/en/login')
    await page.getByRole('textbox', { name: 'E-mail or phone' }).fill(email)
    await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Log in', exact: true }).click()
    await page.waitForURL(/\/en\/cabinet\/worker/)
  }

  /** Logs out and keeps what waits for the account. */
  async function logOut(): Promise<void> {
    const page = await tab()
    await page.getByRole('button', { name: 'Cabinet' }).click()
    await page.getByRole('menuitem', { name: 'Log out' }).click()
    const dialog = page.getByRole('alertdialog')
    await dialog.getByRole('button', { name: /^(Log out|Keep for this account)$/ }).click()
    await page.waitForURL(/\/en\/login/)
  }

  return {
    tab,
    setOffline,
    setFull,
    logIn,
    logOut,
    async newTab() {
      await context.newPage()
    },
    /** SIGKILL for all processes of the browser, then a new start on the same profile. */
    async kill() {
      await new Promise<void>((resolve) => execFile('pkill', ['-KILL', '-f', folder], () => resolve()))
      await context.close().catch(() => undefined)
      context = await launch()
      await context.setOffline(isOffline)
    },
    async close() {
      await context.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
