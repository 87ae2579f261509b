import type { Page } from '@playwright/test'
import { UNDO_MS } from '../src/shared/contract/moderation.ts'
import { hasRight, type StaffRight } from '../src/shared/rules/staff-rights.ts'
import { expectNoAccessibilityDefects } from './support/accessibility.ts'
import { SECTIONS } from './support/admin-sections.ts'
import { PASSWORD, PEOPLE } from './support/people.ts'
import { expect, logIn, signIn, signInAs, test } from './support/test.ts'

type ApiDocument = { paths: Record<string, Record<string, { 'x-staff-right'?: StaffRight }>> }

const REASON = 'Asks applicants for their passports.'
const PERSON = { name: 'Walburga', surname: 'Falschmann', email: 'walburga@people.example' }

test('an administrator finds a person, blocks and unblocks them, and finds it in the audit log', async ({
  page,
  newPerson,
  api,
  expectedErrors,
}) => {
  // Expected errors: the ended session and the refused login.
  expectedErrors.push(/status of 40[13]/)
  await api.register({
    ...PERSON,
    role: 'boss',
    person_type: 'legal_entity',
    company_name: 'Falschmann GmbH',
    contact_name: 'Walburga Falschmann',
  })
  await logInAs(page, PERSON.email)
  await expect(page).toHaveURL(/\/en\/cabinet\/worker/)

  const admin = await newPerson()
  await logIn(admin, 'admin')
  await expect(admin.getByRole('heading', { name: 'Waiting for a decision' })).toBeVisible()
  await expectNoAccessibilityDefects(admin)
  const menu = admin.getByRole('navigation', { name: 'Administration' })
  await menu.getByRole('link', { name: 'People' }).click()
  await admin.getByRole('searchbox', { name: 'Name, company, e-mail or number' }).fill('walburga falsch')
  await admin.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(admin.getByText('Found: 1')).toBeVisible()
  await expect(admin.getByRole('button', { name: 'Search', exact: true })).toBeFocused()
  await admin.goBack()
  await expect(admin.getByRole('searchbox', { name: 'Name, company, e-mail or number' })).toHaveValue('')
  await admin.goForward()
  await expect(admin.getByText('Found: 1')).toBeVisible()
  await expectNoAccessibilityDefects(admin)
  await admin.getByRole('link', { name: 'Walburga Falschmann' }).click()
  await expect(admin.getByText(PERSON.email)).toBeVisible()
  await expectNoAccessibilityDefects(admin)
  await expect(admin.getByRole('button', { name: 'Save note' })).toBeVisible()
  await admin
    .getByRole('combobox', { name: 'Consequence for the person' })
    .selectOption('A block: everything they published disappears until they are unblocked')
  await admin.getByRole('button', { name: 'Block account' }).click()
  await expect(admin.getByText('field cannot be empty')).toBeVisible()
  await admin.getByRole('textbox', { name: 'Reason' }).fill(REASON)
  await admin.getByRole('button', { name: 'Block account' }).click()
  await expect(admin.getByRole('button', { name: 'Unblock account' })).toBeVisible()
  const decisions = admin.getByRole('list', { name: 'Decisions' })
  await expect(decisions.getByText(REASON)).toBeVisible()
  await expect(admin.getByRole('combobox', { name: 'Consequence for the person' })).toHaveCount(0)
  await admin.getByRole('textbox', { name: 'Note' }).fill('Has called about the block.')
  await admin.getByRole('button', { name: 'Save note' }).click()
  await expect(decisions.getByText('Has called about the block.')).toBeVisible()

  await page.reload()
  await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible()
  await logInAs(page, PERSON.email)
  await expect(page.getByText('Your account is blocked')).toBeVisible()

  await menu.getByRole('link', { name: 'E-mails' }).click()
  await expect(admin.getByRole('heading', { name: 'No failed e-mails' })).toBeVisible()
  await admin.getByRole('link', { name: 'Sent', exact: true }).click()
  const mail = admin.getByRole('article').filter({ hasText: PERSON.email }).first()
  await expect(mail.getByRole('link', { name: PERSON.email })).toBeVisible()
  await expectNoAccessibilityDefects(admin)

  await menu.getByRole('link', { name: 'Audit log' }).click()
  const entry = admin.getByRole('listitem').filter({ hasText: 'Account blocked' }).first()
  await expect(entry).toContainText(REASON)
  await expect(entry).toContainText('Blocked = Yes')
  await expectNoAccessibilityDefects(admin)
  const download = admin.waitForEvent('download')
  await admin.getByRole('button', { name: 'Export CSV' }).click()
  expect((await download).suggestedFilename()).toBe('audit.csv')
  await entry.getByRole('link', { name: /^No. \d+$/ }).click()
  await admin.getByRole('button', { name: 'Unblock account' }).click()
  const question = admin.getByRole('dialog')
  await question.getByRole('textbox', { name: 'Reason' }).fill('It was somebody else.')
  await question.getByRole('button', { name: 'Unblock account' }).click()
  await expect(decisions.getByText('It was somebody else.')).toBeVisible({ timeout: 2 * UNDO_MS })
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page).toHaveURL(/\/en\/cabinet\/worker/)
})

test('a moderator finds a vacancy, a report and a person with one search, by keyboard', async ({
  page,
  api,
}) => {
  const word = `Quarzsand${Date.now()}`
  const { id } = await api.createJob(`Driver for ${word}`)
  await api.call('POST', '/reports', await api.logIn('worker'), {
    type: 'job',
    id,
    reason: 'other',
    text: 'Odd',
  })
  await signIn(page, 'admin')
  await page.goto('/en/admin/audit')
  await expect(page.getByRole('button', { name: /^Search administration/ })).toBeVisible()
  const field = page.getByRole('searchbox', { name: /^People, vacancies/ })
  const options = page.getByRole('option').filter({ hasText: word })
  const search = async (text: string) => {
    await page.keyboard.press('Control+k')
    await expect(field).toBeFocused()
    await field.fill(text)
  }
  await search(word)
  await expect(options).toHaveCount(2)
  await expect(page.getByText('Found: 2')).toBeVisible()
  await expectNoAccessibilityDefects(page)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  // At once: the closed dialog is still fading out, and the page of the match is loading.
  await search(word)
  await expect(page).toHaveURL(/admin\/vacancies\?.*only=\d+/)
  await expect(page.getByRole('heading', { name: word, includeHidden: true })).toBeVisible()
  await expect(field).toBeFocused()
  await expect(options).toHaveCount(2)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/admin\/reports\?only=\d+/)
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page.getByRole('article')).toContainText(word)
  await search(PEOPLE.worker)
  await expect(page.getByText('Found: 1')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByText(PEOPLE.worker)).toBeVisible()
  await expect(page).toHaveURL(/admin\/users\/\d+/)
  await page.goto('/en/admin/audit?subject_type=vacancy')
  await expect(page.getByRole('list', { name: 'Audit log' })).toContainText('Vacancies read')
  await page.goto('/en/admin/audit?subject_type=audit')
  await expect(page.getByRole('list', { name: 'Audit log' })).toContainText('Audit log read')
})

test('every list is walked through and its entries are opened by keyboard', async ({ page, api }) => {
  const word = `Lampe${Date.now()}`
  await api.call('POST', '/addMessage', undefined, {
    name: word,
    email: 'lampe@people.example',
    description: 'Where is my bid?',
  })
  await signIn(page, 'admin')
  const press = (key: string) => page.keyboard.press(key)
  await page.goto('/en/admin/users?q=jobmost.example')
  const people = page.getByRole('list', { name: 'People' }).getByRole('link')
  await expect(people.nth(2)).toBeVisible()
  await press('?')
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(help.getByText('open it')).toBeVisible()
  await press('Escape')
  await expect(help).toHaveCount(0)
  await press('j')
  await expect(people.nth(0)).toBeFocused()
  await press('j')
  await press('j')
  await press('k')
  await expect(people.nth(1)).toBeFocused()
  await press('Enter')
  await expect(page).toHaveURL(/admin\/users\/\d+$/)
  await expect(page.getByRole('link', { name: 'All people' })).toBeVisible()

  await page.goto('/en/admin/audit?subject_type=user')
  const entries = page.getByRole('list', { name: 'Audit log' }).getByRole('listitem')
  await expect(entries.first()).toBeVisible()
  await press('j')
  await expect(entries.first()).toBeFocused()
  await press('Enter')
  await expect(page).toHaveURL(/admin\/users\/\d+$/)

  await page.goto('/en/admin/content/faq')
  const questions = page.getByRole('list', { name: 'Questions and answers' }).getByRole('link')
  await expect(questions.nth(1)).toBeVisible()
  await press('j')
  await press('j')
  await expect(questions.nth(1)).toBeFocused()

  await page.goto('/en/admin/mails?state=sent')
  const mails = page.getByRole('article')
  await expect(mails.first()).toBeVisible()
  await press('j')
  await expect(mails.first()).toBeFocused()

  await page.goto('/en/admin/messages')
  const message = page.getByRole('article').filter({ hasText: word })
  await expect(message).toBeVisible()
  await press('r')
  await expect(page.getByRole('textbox', { name: 'Reply' }).first()).toBeFocused()
  await press('Escape')
  await press('k')
  await expect(async () => {
    if (!(await message.evaluate((card) => card === document.activeElement))) await press('j')
    await expect(message).toBeFocused({ timeout: 500 })
  }).toPass()
  await press('r')
  await expect(message.getByRole('textbox', { name: 'Reply' })).toBeFocused()
  await page.keyboard.type('In your cabinet.')
  await press('Escape')
  await expect(message).toBeFocused()
  // A letter sends no reply.
  await press('a')
  await press('r')
  await expect(message.getByRole('textbox', { name: 'Reply' })).toHaveValue('In your cabinet.')
  await press('Control+Enter')
  await expect(message).toHaveCount(0)

  await page.goto('/en/admin/newsletter')
  await page.getByRole('button', { name: 'Send a test to me' }).click()
  await expect(page.getByText('and listed under “E-mails”')).toBeVisible()
})

test('a moderator reaches no page and no route of editors and administrators', async ({
  page,
  api,
  server,
  baseURL,
  expectedErrors,
}) => {
  // Expected errors: everything this moderator tries.
  expectedErrors.push(/status of 404/)
  await signInAs(page, await api.createStaff('moderator', server.dataDir))
  await page.goto('/en/admin')
  const menu = page.getByRole('navigation', { name: 'Administration' })
  const refused = SECTIONS.filter(({ right }) => !hasRight('moderator', right))
  expect(SECTIONS.length - refused.length).toBeGreaterThan(4)
  expect(refused.length).toBeGreaterThan(4)
  await expect(menu.getByRole('link')).toHaveCount(SECTIONS.length - refused.length)
  for (const { label } of refused) await expect(menu.getByRole('link', { name: label })).toHaveCount(0)
  for (const { path } of [...refused, { path: 'content/blog' }, { path: 'content/faq/new' }]) {
    await page.goto(`/en/admin/${path}`)
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
  }

  // The body is malformed: the right is checked before the body is read, so administrators get 400 and change nothing.
  const statusOf = async (token: string | null, [method, path]: readonly [string, string]) => {
    const answer = await fetch(`${baseURL}${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(method === 'GET' ? {} : { body: '{' }),
    })
    return answer.status
  }
  const document: ApiDocument = await (await page.request.get('/api/openapi.json')).json()
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { 'x-staff-right': right }]) => right && !hasRight('moderator', right))
      .map(([method]) => [method.toUpperCase(), path.replace(/\{\w+\}/g, '1')] as const),
  )
  const token = await page.evaluate(() => localStorage.getItem('access_token'))
  const adminToken = await api.logIn('admin')
  const answers = await Promise.all(
    operations.map(async (operation) => ({
      operation,
      moderator: await statusOf(token, operation),
      administrator: await statusOf(adminToken, operation),
    })),
  )
  expect(answers.filter(({ moderator }) => moderator !== 404)).toEqual([])
  // A 404 proves something only where administrators get another answer.
  expect(answers.filter(({ administrator }) => administrator !== 404).length).toBeGreaterThan(40)
})

test('the menu counts a new report at once', async ({ page, api }) => {
  const { id } = await api.createJob(`Waiter ${Date.now()}`)
  await signIn(page, 'admin')
  // The browser also polls once a minute, so the event must not be sent before the channel is subscribed.
  const subscribed = page
    .waitForEvent('websocket')
    .then((socket) =>
      socket.waitForEvent('framereceived', ({ payload }) => `${payload}`.includes('subscription_succeeded')),
    )
  await page.goto('/en/admin/messages')
  const reports = page
    .getByRole('navigation', { name: 'Administration' })
    .getByRole('link', { name: /^Reports/ })
  await expect(reports).toBeVisible()
  await subscribed
  const before = await reports.innerText()
  await api.call('POST', '/reports', await api.logIn('worker'), { type: 'job', id, reason: 'spam' })
  await expect.poll(() => reports.innerText()).not.toBe(before)
})

async function logInAs(page: Page, email: string): Promise<void> {
  if (!page.url().includes('/login')) await page.goto('/en/login')
  await page.getByRole('textbox', { name: 'E-mail or phone' }).fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
}
