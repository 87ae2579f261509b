import { existsSync } from 'node:fs'
import { chromium, type Page } from '@playwright/test'
import { startServer } from '../support/server.ts'

// Prints how evenly lists scroll on a slow phone: the times between frames of the main thread while a finger flings
// the list, on a CPU slowed SLOWER times. First a page as the product lists it, then 1,000 cards in one list.
const SLOWER = Number(process.env.SLOWER ?? 4)
const PIXELS_PER_SECOND = 2400
const SECONDS = 8
const CARDS = 1000
const PER_PAGE = 100

type Card = { id: number }

const server = await startServer({ DEMO_JOBS: `${CARDS + 100}` })
const origin = `http://localhost:${server.port}`
const browser = await chromium.launch({
  executablePath:
    process.env.CHROMIUM_PATH ?? ['/usr/bin/chromium', '/usr/bin/google-chrome'].find(existsSync),
  args: ['--no-sandbox', '--disable-quic'],
})
try {
  const cards = await allCards()
  const idle = await measure([], SECONDS / 4)
  print('an empty list, nothing scrolls', idle)
  print('20 cards', await measure(cards.slice(0, 20), SECONDS / 4))
  print(`${PER_PAGE} cards`, await measure(cards.slice(0, PER_PAGE), SECONDS))
  print(`${cards.length} cards`, await measure(cards, SECONDS))
} finally {
  await browser.close()
  await server.stop()
}

async function allCards(): Promise<Card[]> {
  const cards: Card[] = []
  for (let page = 1; cards.length < CARDS; page++) {
    const answer = await fetch(`${origin}/api/v1/jobs?per_page=${PER_PAGE}&page=${page}`)
    const { data } = (await answer.json()) as { data: Card[] }
    if (data.length === 0) break
    cards.push(...data)
  }
  return cards.slice(0, CARDS)
}

/** Opens the list by a link, so that it asks for its cards, is given these, and is scrolled. */
async function measure(cards: Card[], seconds: number): Promise<number[]> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    serviceWorkers: 'block',
  })
  try {
    const page = await context.newPage()
    await page.route(/\/api\/v1\/jobs\?/, async (route) => {
      const answer = (await (await route.fetch()).json()) as { meta: object }
      const { length } = cards
      await route.fulfill({
        json: { ...answer, data: cards, meta: { ...answer.meta, total: length, last_page: 1 } },
      })
    })
    await page.goto(`${origin}/en/faq`)
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => {
      history.pushState(null, '', '/en/jobs')
      dispatchEvent(new PopStateEvent('popstate'))
    })
    if (cards.length > 0)
      await page
        .locator('main article')
        .nth(cards.length - 1)
        .waitFor({ state: 'attached' })
    await page.waitForTimeout(1500)
    return await fling(page, seconds)
  } finally {
    await context.close()
  }
}

async function fling(page: Page, seconds: number): Promise<number[]> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await page.evaluate(() => {
    const times: number[] = []
    Object.assign(globalThis, { frameTimes: times })
    const note = (time: number) => {
      times.push(time)
      requestAnimationFrame(note)
    }
    requestAnimationFrame(note)
  })
  await devtools.send('Input.synthesizeScrollGesture', {
    x: 180,
    y: 400,
    yDistance: -PIXELS_PER_SECOND * seconds,
    speed: PIXELS_PER_SECOND,
    gestureSourceType: 'mouse',
    preventFling: true,
  })
  const times = await page.evaluate(() => (globalThis as unknown as { frameTimes: number[] }).frameTimes)
  const scrolled = await page.evaluate(() => Math.round(scrollY))
  process.stdout.write(`  scrolled ${scrolled} px\n`)
  return times.slice(1).map((time, index) => time - (times[index] ?? time))
}

function print(what: string, frames: number[]): void {
  const sorted = frames.toSorted((a, b) => a - b)
  const at = (share: number) => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(1)
  const late = frames.filter((time) => time > 25).length
  const share = ((100 * late) / Math.max(1, frames.length)).toFixed(1)
  process.stdout.write(
    `${what}: ${frames.length} frames, p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, worst ${at(1)} ms, late ${share} %\n`,
  )
}
