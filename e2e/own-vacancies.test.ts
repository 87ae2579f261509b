import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { confirmToken } from '../src/server/vacancies/confirm-token.ts'
import type { Vacancy } from '../src/shared/contract/vacancies.ts'
import { DAY_MS } from '../src/shared/durations.ts'
import { changeAnswer } from './support/change-answer.ts'
import { PASSWORD, PEOPLE } from './support/people.ts'
import { expect, signIn, test } from './support/test.ts'

// This vacancy of the demo employer was confirmed 15 days ago.
const TITLE = 'Baker for the night shift (m/f/d)'

test('an employer is asked whether a vacancy is still open; one press confirms it, also in the mail without a login', async ({
  page,
  api,
  newPerson,
  server,
}) => {
  const own = async () =>
    (await api.call<{ data: Vacancy[] }>('GET', '/cabinet/vacancies', await api.logIn('boss'))).data.find(
      ({ title }) => title === TITLE,
    )
  const before = await own()
  expect(before?.asked_at).not.toBeNull()

  // The button of the mail leads to a page that changes nothing before its own button is pressed.
  const secret = new TextEncoder().encode((await readFile(join(server.dataDir, 'jwt-secret'), 'utf8')).trim())
  const question = { vacancyId: before?.id ?? 0, askedAt: new Date(before?.asked_at ?? '') }
  const mailed = await newPerson()
  await mailed.goto(`/api/v1/vacancies/still-open?token=${confirmToken({ secrets: [secret] }, question)}`)
  await expect(mailed.getByText(TITLE)).toBeVisible()
  expect((await own())?.asked_at).toBe(before?.asked_at)

  // Opens the other link of the mail in a signed-out browser.
  await page.goto('/en/cabinet/worker/user/active-vacancy')
  await page.getByRole('textbox', { name: 'E-mail or phone' }).fill(PEOPLE.boss)
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page).toHaveURL('/en/cabinet/worker/user/active-vacancy')
  const card = page
    .getByRole('list', { name: 'My vacancies' })
    .getByRole('article')
    .filter({ hasText: TITLE })
  await expect(card.getByText('Is this job still open?')).toBeVisible()
  await expect(page.getByText('Is this job still open?')).toHaveCount(1)
  await expect(card.getByText(/^If you do not answer, it will be paused on \d+ \w+ \d+\.$/)).toBeVisible()

  const answer = card.getByRole('button', { name: `Still open: ${TITLE}` })
  await page.context().setOffline(true)
  await answer.click()
  await expect(card.getByText('Waiting for connection')).toBeVisible()
  await expect(card.getByText('Is this job still open?')).toHaveCount(0)
  await expect(card).toBeFocused()
  await page.context().setOffline(false)
  await expect(page.getByText('Thank you: it stays public')).toBeVisible()
  await expect(card.getByText('Is this job still open?')).toHaveCount(0)
  await expect(card.getByText('Waiting for connection')).toHaveCount(0)
  expect(await own()).toMatchObject({ asked_at: null, expires_at: before?.expires_at })
  await mailed.getByRole('button', { name: 'Still open' }).click()
  await expect(mailed.getByRole('heading', { name: 'Thank you: it stays public' })).toBeVisible()

  const seeker = await newPerson()
  await seeker.goto(`/en/jobs?q=${encodeURIComponent('Baker for the night shift')}`)
  const shown = seeker.getByRole('article').filter({ hasText: TITLE })
  await expect(shown.getByText(/confirmed (just now|1 minute ago)/)).toBeVisible()
})

test('an employer adds the shift pattern to a public vacancy; the moderator sees the change; the job shows it', async ({
  page,
  api,
  newPerson,
}) => {
  const { id, slug, title } = await api.createJob('Porter in a hotel (m/f/d)')
  await signIn(page, 'boss')
  await page.goto(`/en/cabinet/worker/user/vacancy/${id}`)
  const shift = page.getByRole('combobox', { name: 'Shift' })
  await expect(shift).toHaveValue('')
  await shift.selectOption('Night shift')
  await page.getByRole('button', { name: 'Save vacancy' }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()

  const admin = await newPerson()
  await signIn(admin, 'admin')
  await admin.goto('/en/admin/vacancies')
  await admin.getByRole('list', { name: 'Waiting for moderation' }).getByRole('link', { name: title }).click()
  const changes = admin.getByRole('region', { name: 'What was changed' })
  await expect(changes.getByRole('term')).toHaveText(['Shift'])
  await expect(changes.getByRole('insertion')).toContainText('Night shift')
  await admin.keyboard.press('a')
  await expect(admin.getByRole('list', { name: 'Waiting for moderation' }).getByText(title)).toHaveCount(0)
  // The approval takes effect when the time to undo it is over.
  const shiftNow = async () => (await api.call<{ data: Vacancy }>('GET', `/jobs/${slug}`)).data.shift_pattern
  await expect.poll(shiftNow).toBe('night')

  await page.goto(`/en/jobs/item/${slug}`)
  await expect(page.getByRole('term').filter({ hasText: /^Shift$/ })).toBeVisible()
  await expect(page.getByRole('definition').filter({ hasText: /^Night shift$/ })).toBeVisible()
})

test('a renewal is offered only when a vacancy soon ends, and names the day until which it lasts', async ({
  page,
  api,
}) => {
  const { title } = await api.createJob('Cooper (m/f/d)')
  const endOf = async () => (await api.ownVacancy(title)).expires_at ?? ''
  const before = await endOf()
  await signIn(page, 'boss')
  let isEnding = false
  await page.route(/\/api\/v1\/cabinet\/vacancies(\?.*)?$/, (route) => {
    const expires_at = new Date(Date.now() + 20 * DAY_MS).toISOString()
    const soon = (own: Vacancy) =>
      isEnding && own.title === title && own.expires_at === before ? { ...own, expires_at } : own
    return changeAnswer<Vacancy[]>(route, (data) => data.map(soon))
  })
  const card = page.getByRole('article').filter({ hasText: title })
  const renew = card.getByRole('button', { name: /^Renew/ })
  await page.goto('/en/cabinet/worker/user/active-vacancy')
  await expect(card.getByRole('button', { name: 'Close vacancy' })).toBeVisible()
  await expect(renew).toHaveCount(0)

  isEnding = true
  await page.reload()
  await expect(renew).toHaveText(/^Renew until \d+ \w+ \d{4}$/)
  const named = (await renew.textContent())?.replace(/^Renew until /, '')
  await renew.click()
  await expect(renew).toHaveCount(0)
  await expect.poll(endOf).not.toBe(before)
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'Europe/Berlin' })
  expect(named).toBe(day.format(new Date(await endOf())))
})

test('an employer reports a bid; a moderator reads it with its vacancy, and the employer the decision', async ({
  page,
  api,
  newPerson,
}) => {
  const job = await api.createJob('Wheelwright (m/f/d)')
  const insult = `Only fools build wheels there, ${crypto.randomUUID()}`
  await api.bid(job.slug, insult)
  await signIn(page, 'boss')
  await page.goto(`/en/cabinet/worker/user/vacancy/${job.id}/bids`)
  await page.getByRole('article').getByRole('button', { name: 'Report', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: /^Report: bid from / })
  await dialog.getByRole('radio', { name: /^Insult/ }).check()
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await expect(page.getByText('Thank you. A person will review your report')).toBeVisible()

  const admin = await newPerson()
  await signIn(admin, 'admin')
  await admin.goto('/en/admin/reports')
  const report = admin.getByRole('article').filter({ hasText: insult })
  await expect(report.getByText('Bid', { exact: true })).toBeVisible()
  await expect(report.getByRole('link', { name: job.title })).toBeVisible()
  // The employer answers the bid, so it stays.
  await report.getByRole('checkbox', { name: /^Take the bid down if upheld/ }).uncheck()
  const long = 'Please stay polite. '.repeat(60)
  const reason = report.getByRole('textbox', { name: /^Reason/ }).first()
  await reason.fill(long)
  await expect(reason).toHaveValue(long)
  await expect(reason).toHaveAccessibleDescription(/The text is longer than [\d,]+\scharacters/)
  await reason.fill('Please stay polite.')
  await report.getByRole('button', { name: 'Uphold report' }).click()
  await expect(report).toHaveCount(0)

  await page.goto('/en/cabinet/privacy')
  const sent = page.getByRole('listitem').filter({ hasText: `Bid for “${job.title}”` })
  await expect(async () => {
    await page.reload()
    await expect(sent.getByText('Please stay polite.')).toBeVisible({ timeout: 2000 })
  }).toPass()
})
