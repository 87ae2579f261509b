import { setTimeout as wait } from 'node:timers/promises'
import type { BrowserContext } from '@playwright/test'

const SLOWER = Number(process.env.SLOWER ?? 4)
const TAP_WITHIN_MS = 15_000
const SETTLED_MS = 3500

/** Times in ms since the navigation; `shift` is the layout shift without input. */
export type Started = { fcp: number; tap: number | null; shift: number }

/** Opens an address in a new tab on a slowed-down CPU and presses the language menu at the first paint. */
export async function measureStart(
  context: BrowserContext,
  url: string,
  { isCold = false, hasApp = true } = {},
): Promise<Started> {
  const page = await context.newPage()
  try {
    const devtools = await context.newCDPSession(page)
    if (isCold) {
      await devtools.send('ServiceWorker.enable')
      await devtools.send('ServiceWorker.stopAllWorkers')
    }
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    // Playwright's own ways to wait compile its script in the page, which delays the app by 0.1 s.
    const tapped = Promise.withResolvers<void>()
    await page.exposeFunction('noteTap', tapped.resolve)
    await page.addInitScript(watch)
    await page.goto(url, { waitUntil: 'load' })
    if (hasApp) await Promise.race([tapped.promise, wait(TAP_WITHIN_MS, undefined, { ref: false })])
    await page.waitForTimeout(SETTLED_MS)
    const { fcp, tap, shift } = await page.evaluate(() => (globalThis as never as Watched).noted)
    return { fcp, tap, shift }
  } finally {
    await page.close()
  }
}

type Watched = { noted: Started; noteTap: () => void }

/** Runs in the page before the page's scripts. */
function watch(): void {
  const noted: Started = { fcp: 0, tap: null, shift: 0 }
  Object.assign(globalThis, { noted })
  const button = () => document.querySelector<HTMLElement>('header button[aria-haspopup]')
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries()) {
      if (name !== 'first-contentful-paint') continue
      noted.fcp = startTime
      const press = () => (button() ? button()?.click() : setTimeout(press, 20))
      press()
    }
  }).observe({ type: 'paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number
      hadRecentInput: boolean
    })[])
      if (!entry.hadRecentInput) noted.shift += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
  new MutationObserver(() => {
    if (noted.tap !== null || button()?.getAttribute('aria-expanded') !== 'true') return
    noted.tap = performance.now()
    ;(globalThis as never as Watched).noteTap()
  }).observe(document, { attributes: true, subtree: true, attributeFilter: ['aria-expanded'] })
}
