import { CONTACT_PATH } from '../src/shared/contact-path.ts'
import { LEGAL_PAGES } from '../src/shared/contract/content-kinds.ts'
import { expect, test, WEEKLY } from './support/test.ts'

const FORMS = ['/login', '/register', '/forgot']
// An unknown address, addresses that the router alone would accept, a page beyond the end, and subjects that do not exist.
const MISSING = [
  '/nope',
  '/user/profile/none',
  '/newsletter/none',
  '/blog/999',
  '/blog/item/none',
  '/jobs/item/none',
  '/jobs/none/none',
  '/offer/item/999999',
  '/page/none',
  '/page/terms/999',
  '/user/profile/999999',
]
// Targets of links in mails, which need JavaScript for what they do.
const LINKS = ['/confirm-email#token=none', '/newsletter/confirm#token=none', '/newsletter/unsubscribe']
const TEXTS = [
  '/deletion-requested',
  '/faq',
  '/about-company',
  '/transparency',
  '/minimum-wages',
  ...LEGAL_PAGES.map((slug) => `/page/${slug}`),
]

test('forms and texts can be read without JavaScript', async ({ browser, baseURL, api }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
  const page = await context.newPage()
  const main = page.getByRole('main')
  for (const path of [...FORMS, ...LINKS, ...TEXTS, await profileOf(api)]) {
    await page.goto(`/de${path}`)
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
    if (LINKS.includes(path)) continue
    if (FORMS.includes(path)) await expect(main.getByRole('button').last()).toBeVisible()
    else expect((await main.innerText()).length, path).toBeGreaterThan(200)
  }
  await context.close()
})

test('what does not exist is said without JavaScript, with a link to go on, and not indexed', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
  const page = await context.newPage()
  const main = page.getByRole('main')
  for (const path of MISSING) {
    const answer = await page.goto(`/en${path}`)
    expect(answer?.status(), path).toBe(404)
    await expect(main.getByRole('heading', { level: 1 }), path).toHaveText(
      /not found|no longer available|does not exist/,
    )
    await expect(main.getByRole('link').first(), path).toBeVisible()
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  }
  await context.close()
})

test(
  'the app hydrates what the server has rendered without a mismatch',
  WEEKLY,
  async ({ browser, baseURL, api }) => {
    for (const path of [...FORMS, ...LINKS, ...TEXTS, ...MISSING, await profileOf(api)]) {
      // With an empty device, because the app renders from scratch with restored data.
      const context = await browser.newContext({ baseURL, serviceWorkers: 'block' })
      const page = await context.newPage()
      await page.addInitScript(() =>
        document.addEventListener('DOMContentLoaded', () => {
          const heading = document.querySelector('main h1')
          if (heading) heading.id = 'rendered-by-server'
        }),
      )
      const problems: string[] = []
      page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
      await page.goto(`/ru${path}`, { waitUntil: 'networkidle' })
      await expect(page.getByRole('main').getByRole('heading', { level: 1 }), path).toHaveId(
        'rendered-by-server',
      )
      // The browser's own messages about a missing page and a refused token.
      expect(
        problems.filter((text) => !/status of 4(?:04|22)/.test(text)),
        path,
      ).toEqual([])
      await context.close()
    }
  },
)

test('the link of a mail opens the contact form at once, in every language', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  for (const [language, title, opener] of [
    ['en', 'Contact us', 'Write to us'],
    ['ru', 'Связаться с нами', 'Написать нам'],
    ['pl', 'Skontaktuj się z nami', 'Napisz do nas'],
    ['de', 'Kontakt', 'Schreiben Sie uns'],
  ] as const) {
    await page.goto(`/${language}/${CONTACT_PATH}`)
    const dialog = page.getByRole('dialog', { name: title })
    await expect(dialog.getByRole('textbox').first()).toBeInViewport()
    await expect(page).toHaveURL(new RegExp(`/${language}/about-company$`))
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    const button = page.getByRole('button', { name: opener })
    await expect(button).toBeFocused()
    await button.click()
    await expect(dialog).toBeVisible()
  }
})

async function profileOf(api: { call: <T>(method: 'GET', path: string) => Promise<T> }): Promise<string> {
  const { data } = await api.call<{ data: { person: { id: number } }[] }>('GET', '/offers')
  return `/user/profile/${data[0]?.person.id}`
}
