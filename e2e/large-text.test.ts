import type { Page } from '@playwright/test'
import { expect, signIn, test } from './support/test.ts'

const PUBLIC = [
  '',
  'login',
  'register',
  'forgot',
  'jobs',
  'offer',
  'faq',
  'about-company',
  'blog',
  'blog/1',
  'page/privacy-policy',
  'page/impressum',
  'contacts',
  'search/Koch/0',
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

/** What lies beyond the screen's edge, or is cut in header and bottom bar; and a header of more than two rows. */
const listOverflow = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = []
    const root = document.documentElement
    if (root.scrollWidth > root.clientWidth) found.push(`scrolls to ${root.scrollWidth}`)
    const scrolls = (element: Element | null): boolean => {
      for (let at = element; at && at !== document.body; at = at.parentElement)
        if (at !== element && /auto|scroll|hidden|clip/.test(getComputedStyle(at).overflowX)) return true
      return false
    }
    for (const element of document.querySelectorAll('body *')) {
      if (
        !element.checkVisibility() ||
        element.closest('.visually-hidden, [data-hidden-input], [class*="skip"]')
      )
        continue
      const { left, right, width } = element.getBoundingClientRect()
      if (width > 1 && (right > root.clientWidth + 1 || left < -1) && !scrolls(element))
        found.push(
          `${element.tagName} ${element.className} ${Math.round(left)}..${Math.round(right)} ${element.textContent?.slice(0, 30)}`,
        )
    }
    for (const element of document.querySelectorAll('header *, nav *'))
      if (
        element.clientWidth > 1 &&
        element.scrollWidth > element.clientWidth + 1 &&
        element.checkVisibility() &&
        /hidden|clip/.test(getComputedStyle(element).overflowX) &&
        !element.matches('.visually-hidden')
      )
        found.push(`cut: ${element.textContent}`)
    const header = document.querySelector('header')
    const rem = Number.parseFloat(getComputedStyle(root).fontSize)
    if (header && header.offsetHeight > 2 * 3.75 * rem) found.push(`header ${header.offsetHeight}`)
    return found
  })

const isQuiet = () =>
  document.querySelector('main h1') !== null &&
  document.fonts.status === 'loaded' &&
  ![...document.querySelectorAll('[aria-busy="true"], [data-placeholder]')].some((part) => {
    const { top, bottom, height } = part.getBoundingClientRect()
    return height > 0 && bottom > 0 && top < innerHeight
  })

async function visit(page: Page, paths: readonly string[]): Promise<string[]> {
  const found: string[] = []
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: 740 })
    for (const language of ['de', 'ru']) {
      for (const path of paths) {
        await page.goto(`/${language}/${path}`, { waitUntil: 'domcontentloaded' })
        await page.waitForFunction(isQuiet)
        const here = await listOverflow(page)
        found.push(...here.map((text) => `${width} ${language}/${path}: ${text}`))
        if (process.env.SHOTS)
          await page.screenshot({
            path: `/tmp/i/twelve/${width}-${language}-${path.replaceAll('/', '_')}.png`,
          })
      }
    }
  }
  return found
}

test('public pages fit a narrow phone with text at 200 %', async ({ page }) => {
  test.slow()
  expect(await visit(page, PUBLIC)).toEqual([])
})

for (const [role, pages] of [
  ['worker', WORKER],
  ['boss', BOSS],
] as const) {
  test(`the cabinet of a ${role} fits a narrow phone with text at 200 %`, async ({ page }) => {
    test.slow()
    await signIn(page, role)
    expect(await visit(page, pages)).toEqual([])
  })
}
