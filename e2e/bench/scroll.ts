import { existsSync } from 'node:fs'
import { chromium, type Page } from '@playwright/test'
import { startServer } from '../support/server.ts'

// Prints how evenly lists scroll on a slow phone: the times between frames of the main thread while a finger flings
// the list, on a CPU slowed SLOWER times. First a page as the product lists it, then 1,000 cards in one list, each beside
// a bare page of as many plain boxes: what this machine and its browser can do at all.
const SLOWER = Number(process.env.SLOWER ?? 4)
const PIXELS_PER_SECOND = 2400
const SECONDS = 8
const CARDS = 1000
const PER_PAGE = 100
const PER_PAGE_SHOWN = 20

const phone = {
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
  serviceWorkers: 'block',
} as const

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
  print('an empty list, nothing scrolls', await measure([], SECONDS / 4))
  for (const count of [PER_PAGE_SHOWN, PER_PAGE, cards.length]) {
    const seconds = count === PER_PAGE_SHOWN ? SECONDS / 8 : SECONDS
    print(`${count} plain boxes`, await measurePlain(count, seconds))
    print(`${count} cards`, await measure(cards.slice(0, count), seconds))
  }
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

/** As many boxes of a card's height and nothing else, on a page of their own. */
async function measurePlain(count: number, seconds: number): Promise<number[]> {
  const context = await browser.newContext(phone)
  try {
    const page = await context.newPage()
    const box =
      '<div style="height:8.5rem;margin:8px;border:1px solid #ccc">A plain box with a line of text</div>'
    await page.setContent(`<meta name="viewport" content="width=device-width">${box.repeat(count)}`)
    await page.waitForTimeout(1500)
    return await fling(page, seconds)
  } finally {
    await context.close()
  }
}

/** Opens the list by a link, so that it asks for its cards, is given these, and is scrolled. */
async function measure(cards: Card[], seconds: number): Promise<number[]> {
  const context = await browser.newContext(phone)
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
