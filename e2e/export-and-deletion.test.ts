import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { HOUR_MS } from '../src/shared/durations.ts'
import { mailsTo, mailTo } from './support/mails.ts'
import { expect, storedItems, test } from './support/test.ts'

const PASSWORD = 'Bridge-2026!'

async function register(page: Page, email: string): Promise<void> {
  await page.goto('/en/register?role=worker')
  const fill = (name: string, text: string) => page.getByRole('textbox', { name, exact: true }).fill(text)
  await fill('Name', 'Lena')
  await fill('Surname', 'Leaver')
  await fill('E-mail', email)
  await fill('Phone', '0151 23456780')
  await fill('Password', PASSWORD)
  await fill('Confirm password', PASSWORD)
  await page.getByRole('checkbox', { name: /privacy policy/ }).check()
  await page.getByRole('button', { name: 'Register', exact: true }).click()
  await expect(page).toHaveURL(/\/en\/cabinet\/worker/)
}

test('a user downloads their data, deletes the account and cancels the deletion', async ({
  page,
  server,
  expectedErrors,
}) => {
  // An expected error: the wrong password.
  // A list that is fetched in idle time may come between the deletion and the log-out that follows.
  expectedErrors.push(/status of 422/, /status of 401 .*\/(?:cabinet|chat)\//)
  const email = 'lena@people.example'
  await register(page, email)
  const link = /(\/en\/confirm-email#token=\S+)/.exec(await mailTo(server.dataDir, email))?.[1] ?? ''
  await page.goto(link)
  await expect(page.getByText('Your e-mail address is confirmed')).toBeVisible()
  await expect(page.getByText(`You will now get our e-mails at ${email}`)).toBeVisible()

  await page.goto('/en/cabinet/worker')
  await page.getByRole('link', { name: 'Privacy', exact: true }).click()
  await expect(page.getByText(/You confirmed version \d+ on/)).toBeVisible()
  await page.getByText('Read the privacy policy').click()
  await expect(page.getByText('GDPR').first()).toBeVisible()

  const copy = page.getByRole('region', { name: 'A copy of your data' })
  await copy.getByRole('textbox', { name: 'Password' }).fill('Wrong-2026!')
  await copy.getByRole('button', { name: 'Download', exact: true }).click()
  await expect(copy.getByText('Wrong password')).toBeVisible()
  await copy.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    copy.getByRole('button', { name: 'Download', exact: true }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^jobmost-\d{4}-\d{2}-\d{2}\.html$/)
  await expect(page.getByText(`File downloaded: ${file.suggestedFilename()}`)).toBeVisible()
  const html = await readFile(await file.path(), 'utf8')
  expect(html).toContain(`<dd>${email}</dd>`)
  await expect(copy.getByText(/Only what is new since the last download/)).toBeVisible()

  await copy.getByRole('radio', { name: 'JSON, for other programs' }).check()
  await copy.getByRole('checkbox', { name: /^Only what is new since/ }).check()
  await copy.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
  const [json] = await Promise.all([
    page.waitForEvent('download'),
    copy.getByRole('button', { name: 'Download', exact: true }).click(),
  ])
  expect(json.suggestedFilename()).toMatch(/^jobmost-\d{4}-\d{2}-\d{2}\.json$/)
  const { since, parts } = JSON.parse(await readFile(await json.path(), 'utf8'))
  expect(Date.parse(since)).toBeGreaterThan(Date.now() - HOUR_MS)
  expect(Object.keys(parts)).toContain('account')
  const [resume] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download your profile as JSON Resume' }).click(),
  ])
  expect(resume.suggestedFilename()).toBe('resume.json')
  expect(JSON.parse(await readFile(await resume.path(), 'utf8')).basics).toMatchObject({ email })

  const leave = page.getByRole('region', { name: 'Delete account' })
  await expect(leave.getByText('What will be kept')).toBeVisible()
  await leave.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
  const ask = async (answer: string) => {
    await leave.getByRole('button', { name: 'Delete my account' }).click()
    const question = page.getByRole('alertdialog', { name: 'Delete this account?' })
    await expect(question.getByText(email)).toBeVisible()
    await question.getByRole('button', { name: answer, exact: true }).click()
  }
  await ask('Keep my account')
  await expect(leave.getByRole('textbox', { name: 'Password' })).toHaveValue(PASSWORD)
  await ask('Delete')
  const heading = page.getByRole('heading', { name: /^Your account will be deleted on/ })
  await expect(heading).toBeInViewport()
  await expect(page.getByText('We have also sent you this by e-mail.')).toBeVisible()
  await expect(page).toHaveURL(/\/en\/deletion-requested\?/)
  await expect.poll(async () => JSON.stringify(await storedItems(page))).not.toContain(email)
  await expect
    .poll(async () => (await mailsTo(server.dataDir, email)).join())
    .toContain('You asked us to delete your account')
  const handedOver = page.getByText(/^A colleague has taken over the vacancies/)
  await expect(handedOver).toHaveCount(0)
  await page.goto('/en/deletion-requested?until=2026-12-31&handed=true')
  await expect(handedOver).toBeVisible()

  await page.goto('/en/login')
  await page.getByRole('textbox', { name: 'E-mail or phone' }).fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page.getByText(/Your account will be deleted on/)).toBeVisible()
  await page.getByRole('button', { name: 'Keep my account' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByText(/Your account will be deleted on/)).toHaveCount(0)
  await page.goto('/en/cabinet/privacy')
  await expect(page.getByRole('region', { name: 'Delete account' })).toBeVisible()
})
