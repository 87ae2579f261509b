import { startServer } from '../support/server.ts'
import { fling, launchBrowser, phone, print, type Scrolled } from './frames.ts'

// npm run bench:scroll: prints frame times while the job list scrolls on a CPU slowed down SLOWER times. It measures a
// page of the usual length, 100 cards and 1,000 cards. The baseline of each is a page of as many plain boxes.
const SECONDS = 8
const CARDS = 1000
const PER_PAGE = 100
const PER_PAGE_SHOWN = 20

type Card = { id: number }

const server = await startServer({ DEMO_JOBS: `${CARDS + 100}` })
const origin = `http://localhost:${server.port}`
const browser = await launchBrowser()
try {
  const cards = await allCards()
  print('an empty list, nothing scrolls', await measure([], SECONDS / 4))
  for (const count of [PER_PAGE_SHOWN, PER_PAGE, cards.length]) {
    const seconds = count === PER_PAGE_SHOWN ? SECONDS / 8 : SECONDS
    print(`${count} plain boxes`, await measurePlain(count, seconds))
    print(`${count} cards`, await measure(cards.slice(0, count), seconds))
  }
  print(`${PER_PAGE_SHOWN} cards, rendered by the server`, await measureRendered(SECONDS / 8))
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

/** The baseline: a page of boxes with the height of a card. */
async function measurePlain(count: number, seconds: number): Promise<Scrolled> {
  const context = await browser.newContext(phone)
  try {
    const page = await context.newPage()
    const box =
      '<div style="height:8.5rem;margin:8px;border:1px solid #ccc">A plain box with a line of text</div>'
    await page.setContent(`<meta name="viewport" content="width=device-width">${box.repeat(count)}`)
    await page.waitForTimeout(1500)
    return await fling(page, 'html', { seconds })
  } finally {
    await context.close()
  }
}

/** The server-rendered list of a first visit. Its cards below the fold are laid out while the user already scrolls. */
async function measureRendered(seconds: number): Promise<Scrolled> {
  const context = await browser.newContext(phone)
  try {
    const page = await context.newPage()
    await page.goto(`${origin}/en/jobs`, { waitUntil: 'networkidle' })
    return await fling(page, 'html', { seconds })
  } finally {
    await context.close()
  }
}

/** Navigates to the list within the app, answers its request with these cards, and scrolls it. */
async function measure(cards: Card[], seconds: number): Promise<Scrolled> {
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
    return await fling(page, 'html', { seconds })
  } finally {
    await context.close()
  }
}
