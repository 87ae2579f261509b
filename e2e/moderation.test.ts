import type { Locator } from '@playwright/test'
import type { Report } from '../src/shared/contract/reports.ts'
import type { Vacancy } from '../src/shared/contract/vacancies.ts'
import { expectNoAccessibilityDefects } from './support/accessibility.ts'
import { OFFER, VACANCY } from './support/api.ts'
import { expect, signIn, test } from './support/test.ts'

const REASON = 'Parcels of strangers must not be sent on.'

test('a report is decided with a reason, which the author reads in the cabinet', async ({
  page,
  api,
  newPerson,
}) => {
  const worker = await api.logIn('worker')
  const { data: offer } = await api.call<{ data: { id: number } }>('POST', '/cabinet/offers', worker, {
    ...OFFER,
    name: 'Quick money with parcels',
  })
  const boss = await newPerson()
  await signIn(boss, 'boss')
  await boss.goto(`/en/offer/item/${offer.id}`)
  await boss.getByRole('button', { name: 'Report' }).click()
  await boss.getByRole('radio', { name: /^Fraud/ }).check()
  await boss.getByRole('textbox', { name: 'What did you see?' }).fill('They want my papers')
  await boss.getByRole('button', { name: 'Send report' }).click()
  await expect(boss.getByText('A person will review your report')).toBeVisible()

  const admin = await newPerson()
  await signIn(admin, 'admin')
  await admin.goto('/en/admin/vacancies')
  await admin
    .getByRole('navigation', { name: 'Administration' })
    .getByRole('link', { name: 'Reports' })
    .click()
  const report = admin.getByRole('article').filter({ hasText: 'Quick money with parcels' })
  await expect(report.getByText('They want my papers')).toBeVisible()
  await report.getByRole('button', { name: 'Uphold report' }).click()
  await expect(report.getByText('field cannot be empty')).toBeVisible()
  await report.getByRole('textbox', { name: 'Reason' }).fill(REASON)
  await report.getByRole('button', { name: 'Uphold report' }).click()
  await expect(report).toHaveCount(0)
  await admin.getByRole('link', { name: 'Upheld' }).click()
  await expect(report.getByText(REASON)).toBeVisible()

  await signIn(page, 'worker')
  await page.goto('/en/cabinet/worker/user/active-offer')
  const own = page.getByRole('article').filter({ hasText: 'Quick money with parcels' })
  await expect(own.getByText(REASON)).toBeVisible()
  await expect(own.getByRole('switch')).toHaveCount(0)
  await own.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(own).toHaveCount(0)
})

test('a moderator sees the changed fields of a public vacancy, before and after', async ({ page, api }) => {
  const title = `Night baker ${Date.now()}`
  const job = await api.createJob(title, { pay_amount: 16, requirements: ['Friendly', 'Strong'] })
  await api.call('PATCH', `/cabinet/vacancies/${job.id}`, await api.logIn('boss'), {
    pay_amount: 17.5,
    requirements: ['Friendly', 'Awake at four'],
  })
  await signIn(page, 'admin')
  await page.goto(`/en/admin/vacancies?id=${job.id}`)
  const changes = page.getByRole('region', { name: 'What was changed' })
  await expect(changes.getByText('Strong')).toBeVisible()
  await expect(changes.getByText('Awake at four')).toBeVisible()
  await expect(changes.getByText(/16/).first()).toBeVisible()
  await expect(changes.getByText(/17\.50/).first()).toBeVisible()
  const payOf = async () =>
    (await api.call<{ data: { pay_amount: number } }>('GET', `/jobs/${job.slug}`)).data.pay_amount
  expect(await payOf()).toBe(16)
  await page.keyboard.press('a')
  const undo = page.getByRole('button', { name: 'Undo' })
  await expect(undo).toBeVisible()
  await page.keyboard.press('u')
  await expect(page.getByText('Approval undone')).toBeVisible()
  await expect(undo).toHaveCount(0)
  await expect(changes.getByText('Strong')).toBeVisible()
  await page.keyboard.press('a')
  await expect(undo).toBeVisible()
  // The server has the approval, so it takes effect although the page is left.
  await page.goto('/en/admin')
  await expect.poll(payOf).toBe(17.5)
})

test('a text with remarks needs a second press; a written reason is sent by keyboard', async ({
  page,
  api,
}) => {
  const title = `Parcel agent ${Date.now()}`
  const { data: risky } = await api.call<{ data: Vacancy }>(
    'POST',
    '/cabinet/vacancies',
    await api.logIn('boss'),
    { ...VACANCY, title, description: 'Please pay a deposit of 100 euro before you start.' },
  )
  await signIn(page, 'admin')
  await page.goto(`/en/admin/vacancies?id=${risky.id}`)
  await expect(page.getByText('May ask for money in advance')).toBeVisible()
  // The help names each shortcut, also one without an effect now.
  await page.keyboard.press('?')
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(help.getByText('undo the last decision')).toBeVisible()
  await expect(help).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(help).toHaveCount(0)
  await page.keyboard.press('a')
  await expect(page.getByText('There are remarks on this text')).toBeVisible()
  await expectNoAccessibilityDefects(page)
  await page.keyboard.press('a')
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  await page.keyboard.press('?')
  await expect(help.getByText('undo the last decision')).toBeVisible()
  // Escape reaches it once it has the focus.
  await expect(help).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(help).toHaveCount(0)
  await page.keyboard.press('u')
  await expect(page.getByText('May ask for money in advance')).toBeVisible()
  const digit = page.getByRole('list', { name: 'Standard reasons' }).getByText('1', { exact: true })
  const shortcuts = page.getByRole('switch', { name: 'Keyboard shortcuts' })
  await page.setViewportSize({ width: 1280, height: 900 })
  await expect(digit).toBeVisible()
  await shortcuts.click()
  await expect(digit).toBeHidden()
  await shortcuts.click()
  await expect(digit).toBeVisible()
  await page.keyboard.press('r')
  const reason = page.getByRole('textbox', { name: 'Reason' })
  await expect(reason).toBeFocused()
  await page.keyboard.type('No deposits.')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Reject' })).toBeFocused()
  await reason.focus()
  await page.keyboard.press('Control+Enter')
  const waiting = page.getByRole('list', { name: 'Waiting for moderation' })
  await expect(waiting.getByText(title)).toHaveCount(0)
  // Undone within the ten seconds, the reason is back in its form.
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  await page.keyboard.press('u')
  await expect(page.getByText('Decision undone')).toBeVisible()
  await expect(waiting.getByRole('link', { name: title })).toBeFocused()
  await expect(reason).toHaveValue('No deposits.')
  await reason.focus()
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('1 decided. You have 10 seconds to undo this.')).toBeVisible()
  await expect(async () => {
    await page.goto('/en/admin/vacancies?state=rejected')
    // Not among the employer's other vacancies, beside the selected one: there it is still pending for ten seconds.
    const rejected = page.getByRole('list', { name: 'Rejected', exact: true })
    await rejected.getByRole('link', { name: title }).click({ timeout: 2000 })
  }).toPass()
  await expect(page.getByText('No deposits.')).toBeVisible()
})

test('the grounds for “Pay too low” are chosen where no remark says which minimum wage it is', async ({
  page,
  api,
}) => {
  const { id } = await api.createJob('Gardener for parks')
  const text = `reported ${Date.now()}`
  await api.call('POST', '/reports', await api.logIn('worker'), { type: 'job', id, reason: 'other', text })
  await signIn(page, 'admin')
  await page.goto('/en/admin/reports')
  const card = page.getByRole('article').filter({ hasText: text })
  const ground = card.getByRole('combobox', { name: 'Grounds for the decision' })
  await card.getByRole('button', { name: 'Pay too low' }).click()
  await expect(ground).toHaveValue('')
  await card.getByRole('button', { name: 'Uphold report' }).click()
  await expect(ground).toBeFocused()
  await expect(card.getByText('field cannot be empty')).toBeVisible()
  await ground.selectOption('minimum_wage')
  await card.getByRole('button', { name: 'Uphold report' }).click()
  await expect(card).toHaveCount(0)
})

test('the grounds for “Pay too low” follow the remark on the vacancy, in a report and when it is taken down', async ({
  page,
  api,
}) => {
  const title = `Gardener for roofs ${Date.now()}`
  const { id } = await api.createJob(title, { pay_amount: 13 })
  const report = { type: 'job', id, reason: 'other', text: title }
  await api.call('POST', '/reports', await api.logIn('worker'), report)
  await signIn(page, 'admin')
  await page.goto('/en/admin/reports')
  const card = page.getByRole('article').filter({ hasText: title })
  const ground = page.getByRole('combobox', { name: 'Grounds for the decision' })
  await card.getByRole('button', { name: 'Pay too low' }).click()
  await expect(card.locator(ground)).toHaveValue('minimum_wage')
  await card
    .getByRole('link', { name: /Demo|Kowal|GmbH/ })
    .first()
    .click()
  await page
    .getByRole('listitem')
    .filter({ hasText: title })
    .getByRole('button', { name: 'Take down' })
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Pay too low' }).click()
  await expect(dialog.locator(ground)).toHaveValue('minimum_wage')
})

test('a report that somebody else has decided leaves the list, with the reason', async ({
  page,
  api,
  expectedErrors,
}) => {
  expectedErrors.push(/409 .*reports/)
  const { id } = await api.createJob('Gardener for graves')
  const text = `reported ${Date.now()}`
  await api.call('POST', '/reports', await api.logIn('worker'), { type: 'job', id, reason: 'other', text })
  await signIn(page, 'admin')
  await page.goto('/en/admin/reports')
  const card = page.getByRole('article').filter({ hasText: text })
  await card.getByRole('textbox', { name: 'Reason' }).fill(REASON)
  const admin = await api.logIn('admin')
  const { data } = await api.call<{ data: Report[] }>('GET', '/admin/reports?per_page=100', admin)
  const report = data.find((one) => one.text === text)
  await api.call('PATCH', `/admin/reports/${report?.id}`, admin, { state: 'dismissed', decision: 'Fine.' })
  await card.getByRole('button', { name: 'Uphold report' }).click()
  const words = 'A decision on this report has already been made'
  await expect(page.getByRole('status').getByText(words)).toBeVisible()
  await expect(card).toHaveCount(0)
})

test('reports are decided by keyboard', async ({ page, api }) => {
  const words = ['first', 'second'].map((name) => `${name} ${Date.now()}`)
  for (const text of words) {
    const { id } = await api.createJob(`Gardener ${text}`)
    await api.call('POST', '/reports', await api.logIn('worker'), { type: 'job', id, reason: 'other', text })
  }
  await signIn(page, 'admin')
  await page.goto('/en/admin/reports')
  const cards = words.map((text) => page.getByRole('article').filter({ hasText: text }))
  const [first, second] = cards as [Locator, Locator]
  await expect(second).toBeVisible()
  await expectNoAccessibilityDefects(page)
  // Earlier stories may have left reports above these.
  await expect(async () => {
    await page.keyboard.press('j')
    await expect(first).toBeFocused({ timeout: 500 })
  }).toPass()
  await page.keyboard.press('j')
  await expect(second).toBeFocused()
  await page.keyboard.press('k')
  await expect(first).toBeFocused()
  await page.keyboard.press('a')
  await expect(first.getByText('field cannot be empty')).toBeVisible()
  await page.keyboard.type('It is honest work.')
  await page.keyboard.press('Escape')
  await expect(first).toBeFocused()
  await page.keyboard.press('d')
  await expect(first).toHaveCount(0)
  await expect(page.getByText(/^1 decided/)).toBeVisible()
  await page.keyboard.press('u')
  await expect(page.getByText('Decision undone')).toBeVisible()
  await expect(first.getByRole('textbox', { name: /^Reason/ })).toHaveValue('It is honest work.')
  await first.getByRole('button', { name: 'Dismiss report' }).click()
  await expect(first).toHaveCount(0)
  await page.keyboard.press('j')
  await expect(second).toBeFocused()
  await page.keyboard.press('r')
  await page.keyboard.type('It is a scam.')
  await page.keyboard.press('Control+Enter')
  await expect(second).toHaveCount(0)
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
})
