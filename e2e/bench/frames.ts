import { existsSync } from 'node:fs'
import { type Browser, chromium, type Page } from '@playwright/test'

const SLOWER = Number(process.env.SLOWER ?? 4)
const PIXELS_PER_SECOND = 2400
const LATE_MS = 25

/** Of a browser context: a phone, without a worker that would answer beside what is measured. */
export const phone = {
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
  serviceWorkers: 'block',
} as const

export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath:
      process.env.CHROMIUM_PATH ?? ['/usr/bin/chromium', '/usr/bin/google-chrome'].find(existsSync),
    args: ['--no-sandbox', '--disable-quic'],
  })

type Fling = { seconds: number; direction?: 'up' | 'down' }

/**
 * Flings the page, or what in it scrolls by itself, on a CPU SLOWER times as slow.
 * @returns the times between frames of the main thread, in ms
 */
export async function fling(
  page: Page,
  scroller: string,
  { seconds, direction = 'down' }: Fling,
): Promise<number[]> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  const topOf = () =>
    page.locator(scroller).evaluate((element) => (element.matches('html') ? scrollY : element.scrollTop))
  const before = await topOf()
  await page.evaluate(() => {
    const times: number[] = []
    Object.assign(globalThis, { frameTimes: times })
    const note = (time: number) => {
      times.push(time)
      requestAnimationFrame(note)
    }
    requestAnimationFrame(note)
  })
  const distance = PIXELS_PER_SECOND * seconds
  await devtools.send('Input.synthesizeScrollGesture', {
    ...{ x: 180, y: 350, yDistance: direction === 'down' ? -distance : distance, speed: PIXELS_PER_SECOND },
    ...{ gestureSourceType: 'mouse', preventFling: true },
  })
  const times = await page.evaluate(() => (globalThis as unknown as { frameTimes: number[] }).frameTimes)
  process.stdout.write(`  scrolled ${Math.round(Math.abs((await topOf()) - before))} px\n`)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  return times.slice(1).map((time, index) => time - (times[index] ?? time))
}

/** Prints how evenly frames came: late are those after which an eye sees that one is missing. */
export function print(what: string, frames: number[]): void {
  const sorted = frames.toSorted((a, b) => a - b)
  const at = (share: number) => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(1)
  const late = frames.filter((time) => time > LATE_MS).length
  const share = ((100 * late) / Math.max(1, frames.length)).toFixed(1)
  process.stdout.write(
    `${what}: ${frames.length} frames, p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, worst ${at(1)} ms, late ${share} %\n`,
  )
}
