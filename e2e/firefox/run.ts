import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, launch, type Page } from 'puppeteer-core'
import { MINUTE_MS } from '../../src/shared/durations.ts'
import { createApi } from '../support/api.ts'
import { startServer } from '../support/server.ts'
import { bidArrivedOnce, print, step, TEXTS } from '../support/story.ts'

// npm run test:firefox plays a job seeker's offline story in the system's Firefox (FIREFOX_PATH names another), over
// WebDriver BiDi. Firefox has no Background Sync, so the page itself must send what waits.
const PROGRAM = [process.env.FIREFOX_PATH ?? '', '/usr/bin/firefox-esr', '/usr/bin/firefox'].find(existsSync)
const TITLE = 'Lighthouse keeper in Firefox (m/f/d)'

if (!PROGRAM) {
  print('No Firefox is installed: nothing ran')
  process.exit(1)
}
const server = await startServer()
const api = createApi(server.port)
const site = `http://localhost:${server.port}`
const profile = await mkdtemp(join(tmpdir(), 'jobmost-firefox-'))
let browser: Browser | undefined
try {
  const job = await api.createJob(TITLE)
  const { token } = await api.register()
  browser = await open()
  print(await browser.version())
  const page = await newPage(browser)
  await step('the worker controls a job seeker’s page', async () => {
    await page.goto(`${site}/icons/icon.svg`)
    await page.evaluate((token) => localStorage.setItem('access_token', token), token)
    await page.goto(`${site}/en/jobs/item/${job.slug}`)
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    await page.reload()
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await shows(page, TITLE)
  })
  await step('has no Background Sync, as expected', async () => {
    if (await page.evaluate(() => 'SyncManager' in globalThis)) throw new Error('this Firefox has it')
  })
  await step('opens the job without a connection', async () => {
    await page.setOfflineMode(true)
    await page.reload()
    await shows(page, TITLE)
    await shows(page, TEXTS.offline)
  })
  await step('keeps a bid that was placed without a connection', async () => {
    await named(page, 'Your bid', 'textbox').fill(TEXTS.bid)
    await named(page, 'Place bid', 'button').click()
    await shows(page, TEXTS.waiting)
  })
  await browser.close()
  browser = await open()
  const later = await newPage(browser)
  await step(
    'still has it after Firefox was closed, and sends it once, because the page is open',
    async () => {
      await later.goto(`${site}/en/outbox`)
      await shows(later, TEXTS.allSent)
      await bidArrivedOnce(api, job.id)
    },
  )
  print('no promise was broken')
} finally {
  await browser?.close()
  await server.stop()
  await rm(profile, { recursive: true, force: true })
}

function open(): Promise<Browser> {
  return launch({
    browser: 'firefox',
    executablePath: PROGRAM ?? '',
    userDataDir: profile,
    headless: true,
    timeout: 3 * MINUTE_MS,
  })
}

async function newPage(browser: Browser): Promise<Page> {
  const page = await browser.newPage()
  page.setDefaultTimeout(MINUTE_MS)
  await page.setViewport({ width: 1200, height: 900 })
  return page
}

function named(page: Page, name: string, role?: string) {
  return page.locator(`::-p-aria([name="${name}"]${role ? `[role="${role}"]` : ''})`)
}

async function shows(page: Page, words: string): Promise<void> {
  // A tab in the background draws no frames, so it cannot be polled by frame.
  const polling = 300
  await page.waitForFunction((words) => document.body.innerText.includes(words), { polling }, words)
}
