import type { Page } from '@playwright/test'
import { LANGUAGES } from '../src/shared/contract/languages.ts'
import { prepareAdminPages, WALKED_LANGUAGES } from './support/admin-sections.ts'
import { isQuiet } from './support/is-quiet.ts'
import { openInApp } from './support/open-in-app.ts'
import { expect, signIn, test } from './support/test.ts'

// The narrowest common phone.
test.use({ viewport: { width: 360, height: 740 } })

const PUBLIC = [
  '',
  'login',
  'register',
  'forgot',
  'jobs',
  'search/baker/0',
  'offer',
  'faq',
  'about-company',
  'blog/1',
]
const cabinet = (...pages: string[]) => pages.map((page) => `cabinet/${page}`)
const EVERYBODY = cabinet('worker', 'worker/about', 'security', 'privacy', 'notifications')
const WORKER = cabinet(
  'worker/experience',
  'worker/bids',
  'worker/user/active-offer',
  'worker/user/add-offer',
)
const BOSS = cabinet(
  'worker/user/active-vacancy',
  'worker/user/add-vacancy',
  'worker/user/vacancy-templates',
  'worker/user/company',
)

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
  paths: readonly string[],
  languages: readonly string[] = LANGUAGES,
): Promise<string[]> {
  const found: string[] = []
  for (const language of languages) {
    for (const path of paths) {
      await openInApp(page, `/${language}/${path}`)
      await page.waitForFunction(isQuiet)
      found.push(...(await listCut(page)).map((text) => `${language}/${path}: ${text}`))
    }
  }
  return found
}

test('no button of a public page cuts its words on a narrow phone, in any language', async ({ page }) => {
  test.slow()
  expect(await visit(page, PUBLIC)).toEqual([])
})

for (const [role, pages] of [
  ['worker', [...EVERYBODY, ...WORKER]],
  ['boss', BOSS],
] as const) {
  test(`no button in the cabinet of a ${role} cuts its words on a narrow phone, in any language`, async ({
    page,
    api,
  }) => {
    test.slow()
    const { id, slug } = await api.createJob('Baker of pretzels (m/f/d)')
    await api.bid(slug, 'I bake pretzels.')
    const { data: room } = await api.call<{ data: { id: number } }>(
      'POST',
      '/chat/rooms',
      await api.logIn('worker'),
      { job_id: id },
    )
    const bids = role === 'boss' ? cabinet(`worker/user/vacancy/${id}/bids`) : []
    await signIn(page, role)
    expect(await visit(page, [...pages, ...bids, `jobs/item/${slug}`, `chat/room/${room.id}`])).toEqual([])
  })
}

test('no button of the administration cuts its words on a narrow phone', async ({ page, api }) => {
  test.slow()
  const paths = await prepareAdminPages(api)
  await signIn(page, 'admin')
  expect(await visit(page, paths, WALKED_LANGUAGES)).toEqual([])
})
