import type { Page } from '@playwright/test'
import { LANGUAGES, type Language } from '../src/shared/contract/languages.ts'
import { prepareAdminPages, WALKED_LANGUAGES } from './support/admin-sections.ts'
import type { Api } from './support/api.ts'
import { isQuiet } from './support/is-quiet.ts'
import { openInApp } from './support/open-in-app.ts'
import { addresses, ROUTES, type Viewer, viewerOf } from './support/screen-addresses.ts'
import { expect, signIn, test, WEEKLY } from './support/test.ts'

// The narrowest common phone.
test.use({ viewport: { width: 360, height: 740 } })

type Address = (language: Language) => string
const at =
  (path: string): Address =>
  (language) =>
    `/${language}/${path}`

/** Every address of the route tree that this viewer opens. */
async function screensOf(viewer: Viewer, api: Api): Promise<Address[]> {
  const addressOf = await addresses(api)
  return ROUTES.filter((route) => viewerOf(route) === viewer).map(
    (route) => (language) => addressOf(route, language),
  )
}

/** The texts of buttons that are wider than their button or reach beyond the screen. */
const listCut = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isCut = (element: Element) => {
      const { width, left, right } = element.getBoundingClientRect()
      if (width < 2 || element.matches('.visually-hidden') || !element.textContent?.trim()) return false
      const isWider = [element, ...element.querySelectorAll('*')].some(
        (part) =>
          part.clientWidth > 1 &&
          part.scrollWidth > part.clientWidth + 1 &&
          !part.matches('.visually-hidden'),
      )
      // The sections of the cabinet are a row that scrolls.
      const isBeyond = !element.closest('nav') && (left < -1 || right > innerWidth + 1)
      return isWider || isBeyond
    }
    const buttons = document.querySelectorAll('button, [role="button"], a[class*="button"], summary')
    return [...buttons]
      .filter((button) => button.checkVisibility() && isCut(button))
      .map(({ textContent }) => textContent ?? '')
  })

async function visit(
  page: Page,
  screens: readonly Address[],
  languages: readonly Language[] = LANGUAGES,
): Promise<string[]> {
  const found: string[] = []
  for (const language of languages) {
    for (const screen of screens) {
      const address = screen(language)
      await openInApp(page, address)
      await page.waitForFunction(isQuiet)
      found.push(...(await listCut(page)).map((text) => `${address}: ${text}`))
    }
  }
  return found
}

test(
  'no button of a public page cuts its words on a narrow phone, in any language',
  WEEKLY,
  async ({ page, api }) => {
    test.slow()
    expect(await visit(page, await screensOf('visitor', api))).toEqual([])
  },
)

for (const role of ['worker', 'boss'] as const) {
  test(
    `no button in the cabinet of a ${role} cuts its words on a narrow phone, in any language`,
    WEEKLY,
    async ({ page, api }) => {
      test.slow()
      const { id, slug } = await api.createJob('Baker of pretzels (m/f/d)')
      await api.bid(slug, 'I bake pretzels.')
      const screens = await screensOf(role, api)
      // Others than a visitor see more there.
      const shared = [`jobs/item/${slug}`, 'cabinet/worker', 'cabinet/worker/about', 'chat/my/room']
      const bids = role === 'boss' ? [`cabinet/worker/user/vacancy/${id}/bids`] : []
      await signIn(page, role)
      expect(await visit(page, [...screens, ...[...shared, ...bids].map(at)])).toEqual([])
    },
  )
}

test('no button of the administration cuts its words on a narrow phone', WEEKLY, async ({ page, api }) => {
  test.slow()
  const paths = await prepareAdminPages(api)
  await signIn(page, 'admin')
  expect(await visit(page, paths.map(at), WALKED_LANGUAGES)).toEqual([])
})
