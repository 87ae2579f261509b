import type { Page, Request } from '@playwright/test'
import sharp from 'sharp'
import { MINUTE_MS } from '../src/shared/durations.ts'
import { expectNoAccessibilityDefects } from './support/accessibility.ts'
import { holdRequests } from './support/hold-requests.ts'
import { cut, expect, signIn, test, waitForServiceWorker, waitUntilStored } from './support/test.ts'

const SOON_MS = 4_000
const BLOG = /api\/v1\/admin\/blog/

test('an article goes from draft to scheduled and published, in two languages with a picture, and is read offline', async ({
  page,
  context,
  faults,
  newPerson,
  expectedErrors,
}) => {
  // The article is requested once before its publication, so a cached 404 would be noticed.
  expectedErrors.push(/404 \(Not Found\) \(.*bread-at-night\)/)
  const admin = await newPerson()
  await signIn(admin, 'admin')
  await admin.goto('/en/admin/content')
  await admin.getByRole('link', { name: 'Blog', exact: true }).first().click()
  await admin.getByRole('link', { name: 'New article' }).click()
  await admin.getByRole('textbox', { name: 'Title' }).fill('Bread at night')
  await admin.getByRole('textbox', { name: 'Summary' }).fill('How a bakery works')
  const text = admin.getByRole('textbox', { name: 'Text', exact: true })
  await text.fill('hot')
  await text.selectText()
  await admin.getByRole('button', { name: 'Bold' }).click()
  await expect(text).toHaveValue('**hot**')
  await expect(admin.getByRole('region', { name: 'Preview' }).locator('strong')).toHaveText('hot')
  await admin.getByRole('textbox', { name: 'Address' }).fill('bread-at-night')
  await addCover(admin, 'A baker at the oven')
  await admin.getByRole('radio', { name: 'Deutsch' }).check()
  await expect(
    admin.getByText('There is no text in this language: Deutsch. Readers see this version: English.'),
  ).toBeVisible()
  await admin.getByRole('textbox', { name: 'Title' }).fill('Brot bei Nacht')
  await admin.getByRole('textbox', { name: 'Text', exact: true }).fill('## Heiß')
  await admin.getByRole('textbox', { name: 'Summary' }).fill('Wie eine Bäckerei arbeitet')
  await save(admin)
  await expect(admin).toHaveURL(/\/admin\/content\/blog\/\d+$/)
  // Whoever goes on writing after saving writes in the same language.
  await expect(admin.getByRole('radio', { name: 'Deutsch' })).toBeChecked()
  await expect(admin.getByRole('textbox', { name: 'Title' })).toHaveValue('Brot bei Nacht')
  await expectNoAccessibilityDefects(admin)

  await page.goto('/en/blog/item/bread-at-night')
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  await admin.getByRole('combobox', { name: 'Publication' }).selectOption('published')
  await admin.getByLabel('Published from').fill('2090-01-01T08:00')
  await save(admin)
  await expect(admin.getByText('Scheduled for 1 Jan 2090')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  // A real time in the near future: nobody presses anything when it has come.
  await admin.getByLabel('Published from').fill(localTime(Date.now() + SOON_MS))
  await save(admin)
  await expect(async () => {
    await page.goto('/de/blog/item/bread-at-night')
    await expect(page.getByRole('heading', { level: 1, name: 'Brot bei Nacht' })).toBeVisible({
      timeout: 500,
    })
  }).toPass()
  await expect(page.getByRole('img', { name: 'A baker at the oven' })).toBeVisible()
  await waitForServiceWorker(page)
  await waitUntilStored(page, 'Brot bei Nacht')
  await page.goto('/en/blog/item/bread-at-night')
  await expect(page.getByRole('heading', { level: 1, name: 'Bread at night' })).toBeVisible()
  await waitUntilStored(page, 'Bread at night')
  // The list says which articles lack the language, before one is opened.
  await page.goto('/ru/blog')
  const note = page.getByText('Этот текст ещё не переведён на ваш язык.')
  await expect(
    page.getByRole('article').filter({ hasText: 'Bread at night' }).filter({ has: note }),
  ).toHaveCount(1)
  await expect(note).toHaveCount(1)
  await cut(context, faults, true)
  for (const [language, title, text] of [
    ['de', 'Brot bei Nacht', 'Heiß'],
    ['en', 'Bread at night', 'hot'],
  ]) {
    await page.goto(`/${language}/blog/item/bread-at-night`)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.locator('main').getByText(text ?? '', { exact: true })).toBeVisible()
  }
  await cut(context, faults, false)

  await expect(admin.getByRole('radio', { name: 'Deutsch' })).toBeChecked()
  await admin.getByRole('radio', { name: 'English' }).check()
  await admin.getByRole('textbox', { name: 'Title' }).fill('Bread by day')
  await save(admin)
  const first = admin.getByRole('listitem').filter({ hasText: 'Restore version 1' })
  await first.getByText('Read version 1').click()
  await expect(first.getByText('Differs from the current text: English')).toBeVisible()
  await expect(first.getByRole('deletion').filter({ hasText: 'Bread by day' })).toBeVisible()
  await expect(first.getByRole('insertion').filter({ hasText: 'Bread at night' })).toBeVisible()
  await expect(first.getByText('How a bakery works')).toBeVisible()
  await expectNoAccessibilityDefects(admin)
  await first.getByRole('button', { name: 'Restore version 1' }).click()
  const question = admin.getByRole('alertdialog', { name: 'Restore version 1?' })
  await expect(question).toContainText('It will replace the current text and become a draft')
  await question.getByRole('button', { name: 'Restore' }).click()
  await expect(admin.getByText('Restored')).toBeVisible()
  await page.reload()
  // Also when the device has stored the article and shows it until the server's answer.
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
})

test('what is typed while an article is being saved is kept, in a new one and in a saved one', async ({
  page,
}) => {
  await signIn(page, 'admin')
  await page.goto('/en/admin/content/blog/new')
  const title = page.getByRole('textbox', { name: 'Title' })
  const summary = page.getByRole('textbox', { name: 'Summary' })
  // The answer comes when the user has gone on writing.
  const saveAndType = async (typed: string) => {
    const release = await holdRequests(page, BLOG)
    const isSave = (one: Request) => BLOG.test(one.url()) && one.method() !== 'GET'
    const sent = page.waitForRequest(isSave)
    const saved = page.waitForResponse((one) => isSave(one.request()))
    await page.getByRole('button', { name: 'Save' }).click()
    await sent
    await summary.fill(typed)
    release()
    const answer = await saved
    expect(answer.ok()).toBe(true)
    return (await answer.json()).data.form.summaries.en
  }
  await title.fill('Rye at noon')
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('Dark.')
  await page.getByRole('textbox', { name: 'Address' }).fill('rye-at-noon')
  await summary.fill('One')
  expect(await saveAndType('One, two')).toBe('One')
  await expect(page).toHaveURL(/\/admin\/content\/blog\/\d+$/)
  await expect(summary).toHaveValue('One, two')
  await expect(title).toHaveValue('Rye at noon')

  expect(await saveAndType('One, two, three')).toBe('One, two')
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible()
  await expect(summary).toHaveValue('One, two, three')
  await expect(page.getByText('Someone has saved a newer version')).toHaveCount(0)
  await waitUntilStored(page, 'One, two, three')
  await page.reload()
  await expect(summary).toHaveValue('One, two, three')
  await save(page)
  await page.reload()
  await expect(summary).toHaveValue('One, two, three')
})

test('the operator’s data appear in imprint and privacy policy in every language', async ({
  page,
  newPerson,
}) => {
  const admin = await newPerson()
  await signIn(admin, 'admin')
  await admin.goto('/en/admin/settings')
  await expect(admin.getByText('Before the site opens to the public')).toBeVisible()
  await admin.getByRole('textbox', { name: 'Name or company' }).fill('Brücke GmbH')
  await admin.getByRole('textbox', { name: 'Represented by' }).fill('Anna Weiß')
  await admin
    .locator('form')
    .filter({ has: admin.getByRole('textbox', { name: 'Name or company' }) })
    .getByRole('button', { name: 'Save' })
    .click()
  await expect(admin.getByText('Saved').first()).toBeVisible()
  await page.goto('/ru/page/imprint')
  await expect(page.getByText('Brücke GmbH')).toBeVisible()
  await page.goto('/pl/page/privacy-policy')
  await expect(page.getByText('Brücke GmbH, Musterstraße 1, 10115 Berlin')).toBeVisible()
})

/** A time as the value of `<input type="datetime-local">`, in the browser's time zone. Chromium drops a full minute's seconds. */
const localTime = (time: number) =>
  new Intl.DateTimeFormat('sv', { dateStyle: 'short', timeStyle: 'medium', timeZone: 'Europe/Berlin' })
    .format(time % MINUTE_MS < 1000 ? time + 1000 : time)
    .replace(' ', 'T')

async function save(page: Page): Promise<void> {
  const saved = page.waitForResponse(
    (answer) => /admin\/blog/.test(answer.url()) && answer.request().method() !== 'GET',
  )
  await page.getByRole('button', { name: 'Save' }).click()
  expect((await saved).ok()).toBe(true)
}

async function addCover(page: Page, description: string): Promise<void> {
  const picture = await sharp({ create: { width: 800, height: 450, channels: 3, background: '#0b6e6e' } })
    .png()
    .toBuffer()
  const cover = page.getByRole('group', { name: 'Cover picture' })
  await cover
    .locator('input[type=file]')
    .setInputFiles({ name: 'oven.png', mimeType: 'image/png', buffer: picture })
  await cover.getByRole('textbox', { name: 'Description of the picture' }).fill(description)
}
