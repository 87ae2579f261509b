import type { Page } from '@playwright/test'
import { expectNoAccessibilityDefects } from './support/accessibility.ts'
import { PASSWORD } from './support/people.ts'
import type { Server } from './support/server.ts'
import { test as base, expect, ownServer } from './support/test.ts'

const EMAIL = 'chief@bruecke.de'

// The first start without a demo, as on a new site.
const test = base.extend<Record<never, never>, { server: Server }>({
  server: ownServer({ DEMO: '0', ADMIN_EMAIL: EMAIL, ADMIN_PASSWORD: PASSWORD }),
})

const OPERATOR = {
  'Name or company': 'Brücke GmbH',
  'Street and number': 'Am Markt 1',
  Postcode: '01067',
  City: 'Dresden',
  'E-mail': 'post@bruecke.de',
}
const LEGAL_PAGES = ['Legal notice (Impressum)', 'Privacy policy', 'Terms of use', 'Accessibility']

test('a new administrator is led from the overview through all that must be set', async ({ page }) => {
  await page.goto('/en/login')
  await page.getByRole('textbox', { name: 'E-mail or phone' }).fill(EMAIL)
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page).toHaveURL(/\/en\/admin$/)
  const list = page.getByRole('main').getByRole('list').filter({ hasText: 'PUBLIC_URL' })
  await expect(list.getByRole('listitem')).toHaveCount(5)
  await expect(list).toContainText(LEGAL_PAGES.join(', '))
  await expectNoAccessibilityDefects(page)

  await list.getByRole('link', { name: 'Your details as the operator' }).click()
  await expect(page).toHaveURL(/\/admin\/settings#operator$/)
  const operator = page.locator('#operator')
  for (const [label, value] of Object.entries(OPERATOR))
    await operator.getByRole('textbox', { name: label }).fill(value)
  await operator.getByRole('button', { name: 'Save' }).click()
  await expect(list.getByRole('listitem')).toHaveCount(4)

  await openOverview(page)
  await list.getByRole('link', { name: 'The language of the site' }).click()
  const language = page.locator('#language')
  await expect(language.getByRole('heading')).toBeInViewport()
  await language.getByRole('radio', { name: 'Deutsch' }).check()
  await language.getByRole('button', { name: 'Save' }).click()
  await expect(list.getByRole('listitem')).toHaveCount(3)

  for (const [index, title] of LEGAL_PAGES.entries()) {
    await openOverview(page)
    await expect(list).toContainText(`${LEGAL_PAGES.slice(index).join(', ')}.`)
    await list.getByRole('link', { name: 'Legal pages' }).click()
    await page.getByRole('main').getByRole('link', { name: title }).click()
    const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH')
    await page.getByRole('button', { name: 'Save' }).click()
    expect((await saved).ok()).toBe(true)
  }
  await openOverview(page)
  await expect(list.getByRole('listitem')).toHaveText([/SMTP_URL/, /PUBLIC_URL/])
})

test('a change of the terms is announced after a question that shows what is sent', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/422 .*announcements/)
  await page.goto('/en/login?next=/en/admin/content/pages')
  await page.getByRole('textbox', { name: 'E-mail or phone' }).fill(EMAIL)
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  const main = page.getByRole('main')
  await main.getByRole('link', { name: 'Terms of use' }).click()
  const save = async (title: string) => {
    await page.getByRole('textbox', { name: 'Title' }).fill(title)
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  }
  await save('Terms')
  // A page that every site must have, at its address.
  await expect(page.getByRole('button', { name: 'Delete' })).toHaveCount(0)
  await expect(page.getByRole('textbox', { name: 'Address' })).not.toBeEditable()
  const waits = page.getByText('This version is waiting to be announced', { exact: true })
  await expect(waits).toBeVisible()
  await page.getByRole('button', { name: 'into force at once' }).click()
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
  await page.getByRole('button', { name: /^Put version \d+ into force$/ }).click()
  await expect(waits).toHaveCount(0)
  // The saved version has a form of its own.
  await save('Terms from 2090')
  await page.getByRole('link', { name: 'Pages', exact: true }).click()
  await expect(main.getByRole('article').filter({ hasText: 'Terms from 2090' })).toContainText(
    'Waiting to be announced',
  )
  await main.getByRole('link', { name: 'Terms from 2090' }).click()
  const form = page.getByRole('region', { name: 'Announce the change' })
  await form.getByRole('button', { name: 'Tell everyone' }).click()
  // An incomplete form is refused field by field, and nothing is asked.
  await expect(form.getByText('field cannot be empty')).toHaveCount(2)
  await expect(page.getByRole('alertdialog')).toHaveCount(0)

  // Only the English title has changed.
  const unchanged = 'The text has not changed in: Русский, Polski, Deutsch'
  await expect(form.getByText(unchanged)).toBeVisible()
  const summary = form.getByRole('textbox', { name: 'What changes' })
  await summary.fill('Deliveries are paid work now.')
  await form.getByRole('button', { name: 'Tell everyone' }).click()
  // Everybody is told in their language: the first one that lacks its words is opened.
  await expect(form.getByRole('radio', { name: 'Русский' })).toBeChecked()
  await expect(summary).toHaveAccessibleDescription(/field cannot be empty/)
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  for (const [name, words] of Object.entries(SUMMARIES)) {
    await form.getByRole('radio', { name }).check()
    await summary.fill(words)
  }
  const day = form.getByLabel('In force from')
  await day.fill('2020-02-01')
  await form.getByRole('button', { name: 'Tell everyone' }).click()
  const question = page.getByRole('alertdialog')
  await expect(day).toHaveAccessibleDescription('Please choose today or a later date')
  await expect(question).toHaveCount(0)
  await day.fill('2090-02-01')
  await form.getByRole('button', { name: 'Tell everyone' }).click()
  await expect(question).toContainText('Deliveries are paid work now.')
  await expect(question).toContainText('1 Feb 2090')
  await expect(question).toContainText(SUMMARIES.Polski)
  await expect(question).toContainText(unchanged)
  const password = question.getByRole('textbox', { name: 'Password' })
  await password.fill('Wrong-2026!')
  await question.getByRole('button', { name: 'Tell everyone anyway' }).click()
  await expect(password).toHaveAccessibleDescription(/./)
  await password.fill(PASSWORD)
  await question.getByRole('button', { name: 'Tell everyone anyway' }).click()
  // The form is gone, and the keyboard keeps its place.
  await expect(form).toBeFocused()
  await expect(form.getByText(/Version \d, in force from/)).toBeVisible()
  await expect(waits).toHaveCount(0)
  // A correction of the announced text applies together with it, and the editor says so before it is saved.
  await expect(page.getByText('An announced version applies from 1 Feb 2090')).toBeVisible()
  await save('Terms from February 2090')
  await form.getByRole('button', { name: 'apply from 1 Feb 2090' }).click()
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
  await page.getByRole('button', { name: /^Apply version \d+ from 1 Feb 2090$/ }).click()
  await expect(waits).toHaveCount(0)
  await page.goto('/en/page/terms')
  const present = page.getByRole('heading', { level: 1, name: 'Terms', exact: true })
  await expect(present).toBeVisible()
  await expect(page.getByText('A new version applies from 1 Feb 2090.')).toBeVisible()
  await page.getByRole('link', { name: 'Read the new version' }).click()
  const coming = page.getByRole('heading', { level: 1, name: 'Terms from February 2090' })
  await expect(coming).toBeVisible()
  await page.reload()
  await expect(coming).toBeVisible()
  await expect(page.getByText('This version applies from 1 Feb 2090.')).toBeVisible()
  await page.getByRole('link', { name: 'previous version' }).click()
  await expect(present).toBeVisible()
})

const SUMMARIES = {
  Русский: 'Доставка теперь оплачивается.',
  Polski: 'Dostawy są teraz płatną pracą.',
  Deutsch: 'Lieferungen sind jetzt bezahlte Arbeit.',
}

const openOverview = (page: Page): Promise<void> =>
  page.getByRole('navigation', { name: 'Administration' }).getByRole('link', { name: 'Overview' }).click()
