import type { Browser, BrowserContext } from '@playwright/test'
import { createApi } from '../../support/api.ts'
import { startServer } from '../../support/server.ts'
import { launchBrowser } from '../frames.ts'
import { measureStart, type Started } from './measure-start.ts'
import { startBaseline } from './trivial-worker.ts'

// npm run bench:start [part of a name]: measures the start of the installed app, the median of RUNS (3). The CPU is
// slowed down SLOWER times (4). The baseline is the same page from a service worker that only caches.
const RUNS = Number(process.env.RUNS ?? 3)
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, locale: 'en' } as const
// Time for the app to refetch its data and to store a snapshot.
const STORED_AFTER_MS = 6000
const [only = ''] = process.argv.slice(2)

type Address = { name: string; path: string; isSignedIn?: boolean }

const server = await startServer({ DEMO_JOBS: '600' })
const product = `http://localhost:${server.port}`
const baseline = await startBaseline(product)
const browser = await launchBrowser()
try {
  print(['', 'baseline', 'first visit', 'repeat online', 'offline cold', 'offline warm'])
  for (const address of (await addresses()).filter(({ name }) => name.includes(only)))
    await measureAddress(browser, address)
} finally {
  await browser.close()
  baseline.close()
  await server.stop()
}

async function addresses(): Promise<Address[]> {
  const { call, logIn } = createApi(server.port)
  const token = await logIn('worker')
  const { data: jobs } = await call<{ data: { id: number; slug: string }[] }>('GET', '/jobs?per_page=4')
  for (const { id } of jobs) await call('PUT', `/cabinet/favorites/jobs/${id}`, token)
  const { data: rooms } = await call<{ data: { id: number }[] }>('GET', '/chat/my/rooms', token)
  return [
    { name: 'home', path: '/en/' },
    { name: '/jobs', path: '/en/jobs' },
    { name: 'a search', path: '/en/search/cook/0' },
    { name: 'a job', path: `/en/jobs/item/${jobs[0]?.slug}` },
    { name: 'favourites', path: '/en/cabinet/worker/user/favorite', isSignedIn: true },
    { name: 'rooms', path: '/en/chat/my/room', isSignedIn: true },
    { name: 'a room', path: `/en/chat/room/${rooms[0]?.id}`, isSignedIn: true },
    { name: 'cabinet', path: '/en/cabinet/worker/bids', isSignedIn: true },
  ]
}

async function measureAddress(browser: Browser, { name, path, isSignedIn = false }: Address): Promise<void> {
  const url = `${product}${path}`
  const context = await newContext(browser, isSignedIn)
  const first = await median(async () => {
    const fresh = await newContext(browser, isSignedIn)
    const started = await measureStart(fresh, url)
    await fresh.close()
    return started
  })
  const html = await install(context, url)
  const baselineTimes = await measureBaseline(browser, path, html)
  const online = await median(() => measureStart(context, url))
  await context.setOffline(true)
  const cold = await median(() => measureStart(context, url, { isCold: true }))
  const warm = await median(() => measureStart(context, url))
  await context.close()
  const beside = (started: Started) =>
    `${seconds(started.fcp)} (${(started.fcp / baselineTimes.fcp).toFixed(1)}×) tap ${seconds(started.tap)} shift ${started.shift.toFixed(3)}`
  print([name, seconds(baselineTimes.fcp), beside(first), beside(online), beside(cold), beside(warm)])
}

async function newContext(browser: Browser, isSignedIn: boolean): Promise<BrowserContext> {
  const context = await browser.newContext(PHONE)
  if (!isSignedIn) return context
  const token = await createApi(server.port).logIn('worker')
  const page = await context.newPage()
  await page.goto(`${product}/icons/icon.svg`)
  await page.evaluate((token) => localStorage.setItem('access_token', token), token)
  await page.close()
  return context
}

/** Visits a page twice, so that the worker controls it. Returns the HTML of the loaded page without scripts. */
async function install(context: BrowserContext, url: string): Promise<string> {
  const page = await context.newPage()
  await page.goto(url)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.reload()
  await page.waitForTimeout(STORED_AFTER_MS)
  const html = await page.evaluate(() => {
    for (const script of document.querySelectorAll('script, link[rel="modulepreload"]')) script.remove()
    return `<!doctype html>${document.documentElement.outerHTML}`
  })
  await page.close()
  return html
}

async function measureBaseline(browser: Browser, path: string, html: string): Promise<Started> {
  baseline.setPage(path, html)
  const context = await browser.newContext(PHONE)
  const page = await context.newPage()
  await page.goto(`${baseline.origin}/icons/icon.svg`)
  await page.goto(`${baseline.origin}${path}`)
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/baseline-worker.js', { scope: '/' })
    await navigator.serviceWorker.ready
  })
  await page.reload()
  await page.reload()
  await page.close()
  const started = await median(() => measureStart(context, `${baseline.origin}${path}`, { hasApp: false }))
  await context.close()
  return started
}

/** The median of each figure of RUNS starts. */
async function median(measure: () => Promise<Started>): Promise<Started> {
  const all: Started[] = []
  for (let run = 0; run < RUNS; run++) all.push(await measure())
  const middle = (figures: number[]) => figures.sort((a, b) => a - b)[Math.floor(figures.length / 2)]
  const taps = all.flatMap(({ tap }) => (tap === null ? [] : [tap]))
  return {
    fcp: middle(all.map(({ fcp }) => fcp)) ?? 0,
    // A start whose tap never worked is no figure.
    tap: taps.length < all.length ? null : (middle(taps) ?? null),
    shift: Math.max(...all.map(({ shift }) => shift)),
  }
}

function seconds(ms: number | null): string {
  return ms === null ? 'never' : `${(ms / 1000).toFixed(2)} s`
}

function print(cells: string[]): void {
  const [name = '', ...others] = cells
  process.stdout.write(`${name.padEnd(12)} ${others.map((cell) => cell.padEnd(38)).join(' ')}\n`)
}
