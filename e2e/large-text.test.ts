import type { Page } from '@playwright/test'
import { prepareAdminPages, WALKED_LANGUAGES } from './support/admin-sections.ts'
import { isQuiet } from './support/is-quiet.ts'
import { openInApp } from './support/open-in-app.ts'
import { expect, signIn, test, WEEKLY } from './support/test.ts'

const PUBLIC = [
  '',
  'login',
  'register',
  'forgot',
  'jobs',
  'offer',
  'search/Koch/0',
  'faq',
  'about-company',
  'blog',
  'blog/1',
  'page/privacy-policy',
]
const cabinet = (...pages: string[]) => pages.map((page) => `cabinet/${page}`)
const WORKER = cabinet(
  'worker',
  'worker/about',
  'worker/experience',
  'worker/bids',
  'worker/user/active-offer',
  'worker/user/add-offer',
  'worker/user/favorite',
  'worker/user/saved-searches',
  'security',
  'privacy',
  'notifications',
)
const BOSS = cabinet(
  'worker',
  'worker/bids',
  'worker/user/active-vacancy',
  'worker/user/add-vacancy',
  'worker/user/vacancy-templates',
)

/**
 * Elements that reach beyond the screen, are cut in header or navigation, or make the header higher than two rows; and a bar at
 * the bottom that covers the end of the page.
 */
const listDefects = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const root = document.documentElement
    const found: string[] = []
    const hides = (element: Element) => /auto|scroll|hidden|clip/.test(getComputedStyle(element).overflowX)
    const isInScroller = (element: Element) => {
      for (let at = element.parentElement; at && at !== document.body; at = at.parentElement)
        if (hides(at)) return true
      return false
    }
    const note = (what: string, element: Element) =>
      found.push(`${what}: ${element.className} ${element.textContent?.slice(0, 40)}`)
    if (root.scrollWidth > root.clientWidth) found.push(`the page scrolls to ${root.scrollWidth} px`)
    for (const element of document.querySelectorAll('body *')) {
      const isAside = element.closest('.visually-hidden, a[href="#main"]')
      if (isAside || !element.checkVisibility()) continue
      const { left, right, width } = element.getBoundingClientRect()
      const isBeyond = width > 1 && (right > root.clientWidth + 1 || left < -1)
      if (isBeyond && !isInScroller(element)) note('beyond the screen', element)
      const isCut = element.clientWidth > 1 && element.scrollWidth > element.clientWidth + 1
      const isText = element.matches('header *, nav *') && element.childElementCount === 0
      if (isCut && isText && hides(element)) note('cut', element)
    }
    const header = document.querySelector('header')
    const touch = 44
    if (header && header.offsetHeight > 3 * touch) found.push(`the header is ${header.offsetHeight} px high`)
    const [bar, footer] = [document.querySelector('footer + nav'), document.querySelector('footer')]
    scrollTo(0, root.scrollHeight)
    const covered =
      bar && footer ? footer.getBoundingClientRect().bottom - bar.getBoundingClientRect().top : 0
    if (bar?.checkVisibility() && footer?.checkVisibility() && covered > 1)
      found.push(`the bar covers ${covered} px of the footer`)
    scrollTo(0, 0)
    return found
  })

/** The text size in the browser's settings, 16 px by default. Media queries follow it too. */
async function setTextSize(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard, fixed: Math.round(standard * 0.8) } })
}

async function visit(page: Page, paths: readonly string[], widths = [360, 320]): Promise<string[]> {
  const found: string[] = []
  for (const language of WALKED_LANGUAGES) {
    for (const path of paths) {
      await openInApp(page, `/${language}/${path}`)
      await page.waitForFunction(isQuiet)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 740 })
        const defects = await listDefects(page)
        found.push(...defects.map((defect) => `${width} px, ${language}/${path}: ${defect}`))
      }
    }
  }
  return found
}

test('public pages fit a narrow phone with text at 200 %', async ({ page }) => {
  test.slow()
  await setTextSize(page, 32)
  expect(await visit(page, PUBLIC)).toEqual([])
})

/** The text size of the page alone, as of an extension or a text zoom. Media queries do not follow it. */
const setRootSize = (page: Page, size: number) =>
  page.addInitScript((px) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`html { font-size: ${px}px }`)
    document.adoptedStyleSheets.push(sheet)
  }, size)

for (const [role, pages] of [
  ['worker', ['', 'jobs', ...cabinet('worker', 'worker/bids', 'notifications'), 'chat/my/room']],
  ['boss', cabinet('worker/user/active-vacancy', 'worker/user/add-vacancy')],
] as const)
  test(`pages of a ${role} fit a narrow phone when only the page's own text is at 200 %`, async ({
    page,
  }) => {
    test.slow()
    await signIn(page, role)
    await setRootSize(page, 32)
    expect(await visit(page, pages)).toEqual([])
    const bar = page.locator('footer + nav')
    expect((await bar.boundingBox())?.height).toBeLessThan(740 / 3)
  })

test('the bar at the bottom takes more than one row with text at 150 %, and covers nothing at the end of a page', async ({
  page,
}) => {
  await setTextSize(page, 24)
  await page.setViewportSize({ width: 320, height: 740 })
  await page.goto('/ru/faq')
  const bar = page.locator('footer + nav')
  const rowHeight = async () => (await bar.getByRole('link').first().boundingBox())?.height ?? 0
  expect((await bar.boundingBox())?.height).toBeGreaterThan(1.5 * (await rowHeight()))
  await expect.poll(() => listDefects(page)).toEqual([])
})

test('a banner follows the header without a gap with text at 200 %', async ({ page, context }) => {
  await setTextSize(page, 32)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/en/faq', { waitUntil: 'networkidle' })
  await context.setOffline(true)
  const banner = page.getByText('You are offline', { exact: true }).first()
  await expect(banner).toBeVisible()
  const gap = await banner.evaluate((element) => {
    const band = element.closest('[data-momentary]') as HTMLElement
    const header = document.querySelector('header') as HTMLElement
    return band.getBoundingClientRect().top - header.getBoundingClientRect().bottom
  })
  expect(Math.abs(gap)).toBeLessThan(2)
})

test('the number of notifications leaves the bell visible with text at 200 %', async ({ page, api }) => {
  const { slug } = await api.createJob('Glockengießer (m/w/d)')
  const bidder = await api.register()
  const bid = { text: 'I have cast bells for years.', pay_amount: 20, pay_type: 'per_hour' }
  await api.call('POST', `/jobs/${slug}/rates`, bidder.token, bid)
  await signIn(page, 'boss')
  await setTextSize(page, 32)
  await page.goto('/de/jobs')
  const bell = page.getByRole('link', { name: /^Benachrichtigungen, \d+ ungelesen/ })
  const covered = await bell.evaluate((link) => {
    const icon = (link.querySelector('svg') as SVGElement).getBoundingClientRect()
    const badge = (link.querySelector('[class*=badge]') as HTMLElement).getBoundingClientRect()
    const width = Math.min(icon.right, badge.right) - Math.max(icon.left, badge.left)
    const height = Math.min(icon.bottom, badge.bottom) - Math.max(icon.top, badge.top)
    return (Math.max(0, width) * Math.max(0, height)) / (icon.width * icon.height)
  })
  expect(covered).toBeLessThan(0.4)
})

for (const [role, pages] of [
  ['worker', WORKER],
  ['boss', BOSS],
] as const) {
  test(`the cabinet of a ${role} fits a narrow phone with text at 200 %`, WEEKLY, async ({ page }) => {
    test.slow()
    await signIn(page, role)
    await setTextSize(page, 32)
    expect(await visit(page, pages)).toEqual([])
  })
}

test(
  'the administration fits a narrow phone with text at 200 %, and a wide screen',
  WEEKLY,
  async ({ page, api }) => {
    test.slow()
    const paths = await prepareAdminPages(api)
    await signIn(page, 'admin')
    await setTextSize(page, 32)
    const onPhone = await visit(page, paths)
    await setTextSize(page, 16)
    expect([...onPhone, ...(await visit(page, paths, [1440]))]).toEqual([])
  },
)
