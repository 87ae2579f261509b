import type { Page } from '@playwright/test'
import { MINUTE_MS } from '../src/shared/durations.ts'
import { openInApp } from './support/open-in-app.ts'
import { expect, logIn, test, WEEKLY, waitForServiceWorker } from './support/test.ts'

// The browser reports each refusal as an error on the console, and every story fails on those.
const PUBLIC = [
  '/en/',
  '/de/jobs',
  '/en/offer',
  '/en/blog/1',
  '/en/faq',
  '/en/page/privacy-policy',
  '/en/about-company',
  '/en/login',
  '/en/register',
  '/en/forgot',
  '/api/docs/',
]
const WORKER = [
  '/en/cabinet',
  '/en/cabinet/worker/bids',
  '/en/cabinet/worker/user/add-offer',
  '/en/cabinet/worker/user/saved-searches',
  '/en/cabinet/notifications',
  '/en/cabinet/security',
  '/en/cabinet/privacy',
  '/en/chat/my/room',
  '/en/outbox?debug=1',
]
const ADMIN = [
  '/en/admin',
  '/en/admin/vacancies',
  '/en/admin/reports',
  '/en/admin/messages',
  '/en/admin/users',
  '/en/admin/audit',
  '/en/admin/settings',
  '/en/admin/content',
]

const walk = async (page: Page, paths: string[]) => {
  for (const path of paths) {
    // The document of a signed-in page is always the same shell.
    if (/cabinet|chat|admin|outbox/.test(path)) await openInApp(page, path)
    else await page.goto(path)
    await page.waitForLoadState('networkidle')
    // Swagger UI needs half a minute to render all operations where two stories share a slow machine.
    if (path.startsWith('/api'))
      await expect(page.getByRole('heading').first()).toBeVisible({ timeout: MINUTE_MS })
    else await expect(page.getByRole('main').first()).toBeVisible()
    // Scripts may set styles of elements. The policy forbids style attributes in HTML.
    const html = await (await page.request.get(path, { headers: { accept: 'text/html' } })).text()
    expect(html, path).not.toMatch(/<[^>]+ style=/)
  }
}

test(
  'the policy refuses nothing that public pages do, with the worker and without it',
  WEEKLY,
  async ({ page }) => {
    await walk(page, PUBLIC)
    await page.goto('/en/jobs')
    await waitForServiceWorker(page)
    // The worker answers no other pages than those of the app.
    await walk(
      page,
      PUBLIC.filter((path) => !path.startsWith('/api')),
    )
  },
)

test('formatted text opened by a press passes the check of its markup', async ({ page }) => {
  await page.goto('/en/blog/1')
  await page.getByRole('article').first().getByRole('link').first().click()
  await expect(page).toHaveURL(/blog\/item\//)
  await expect(page.locator('main p').nth(3)).toBeVisible()
})

for (const [role, paths] of [
  ['worker', WORKER],
  ['admin', ADMIN],
] as const)
  test(`the policy refuses nothing on the pages of ${role}`, async ({ page }) => {
    await logIn(page, role)
    await walk(page, [...paths])
  })

test.describe('a page that breaks the policy', () => {
  test.use({ expectedErrors: [/Trusted|Content Security Policy/] })

  test('unchecked markup and style attributes have no effect, and each refusal is counted', async ({
    page,
    server,
  }) => {
    await page.goto('/en/faq')
    const refused = await page.evaluate(() => {
      const box = document.createElement('p')
      box.setAttribute('style', 'color: rgb(1, 2, 3)')
      document.body.append(box)
      try {
        box.innerHTML = '<b>x</b>'
        return [box.innerHTML, getComputedStyle(box).color]
      } catch (error) {
        return [String(error), getComputedStyle(box).color]
      }
    })
    expect(refused[0]).toContain('TypeError')
    expect(refused[1]).not.toBe('rgb(1, 2, 3)')
    const metrics = async () => (await fetch(`http://127.0.0.1:${server.port}/metrics`)).text()
    for (const directive of ['require-trusted-types-for', 'style-src-attr'])
      await expect
        .poll(metrics, { timeout: MINUTE_MS })
        .toMatch(new RegExp(`policy_violations_total\\{directive="${directive}"\\} 1`))
  })
})
