import type { Message } from '../src/shared/contract/conversations.ts'
import { messages, openRoom, write } from './support/conversations.ts'
import { cut, expect, signIn, signInAs, test } from './support/test.ts'

test.use({ viewport: { width: 1280, height: 800 } })

const SCAM = 'Pay me 200 euros first, then you get the job'
const REASON = 'No employer takes money in advance.'
const REMOVED = 'Removed by the Jobmost team'

test('a reported message is removed on all devices, and comes back after an objection', async ({
  page,
  newPerson,
  api,
  faults,
  server,
}) => {
  const { room, boss } = await openRoom(page, newPerson, api, `Cook ${Date.now()}`)
  await write(boss, SCAM)
  await expect(messages(page).getByText(SCAM)).toBeVisible()
  await messages(page).getByRole('article').first().hover()
  await messages(page).getByRole('button', { name: 'Message options' }).first().click()
  await page.getByRole('menuitem', { name: 'Report' }).click()
  await page.getByRole('radio', { name: /^Fraud/ }).check()
  await page.getByRole('button', { name: 'Send report' }).click()
  await expect(page.getByText('A person will review your report')).toBeVisible()
  await page.keyboard.press('Escape')
  // The worker's device misses the decision.
  await cut(page.context(), faults, true)
  faults.isCut = false

  const admin = await newPerson()
  await signIn(admin, 'admin')
  await admin.goto('/en/admin/reports')
  const report = admin.getByRole('article').filter({ hasText: SCAM })
  await expect(report.getByRole('checkbox', { name: /Remove the message/ })).toBeChecked()
  await report.getByRole('textbox', { name: 'Reason' }).fill(REASON)
  await report.getByRole('button', { name: 'Uphold report' }).click()
  await expect(report).toHaveCount(0)
  await expect(messages(boss).getByText(REMOVED)).toBeVisible()
  await expect(messages(boss).getByText(SCAM)).toHaveCount(0)
  await expect(messages(page).getByText(SCAM)).toBeVisible()
  await cut(page.context(), faults, false)
  await expect(messages(page).getByText(REMOVED)).toBeVisible()
  await page.reload()
  await expect(messages(page).getByText(REMOVED)).toBeVisible()
  await expect(messages(page).getByText(SCAM)).toHaveCount(0)

  await boss.goto('/en/cabinet/notifications')
  // The list says all of it, so its headline leads nowhere.
  const headline = 'The Jobmost team has removed one of your messages'
  await expect(boss.getByText(headline)).toBeVisible()
  await expect(boss.getByRole('link', { name: headline })).toHaveCount(0)
  const removal = boss.getByRole('region', { name: REMOVED })
  await expect(removal.getByText(SCAM)).toBeVisible()
  await expect(removal.getByText(REASON)).toBeVisible()
  const [form] = await Promise.all([
    boss.waitForEvent('popup'),
    removal.getByRole('link', { name: /Object to the decision/ }).click(),
  ])
  await form.getByRole('textbox').fill('It was a quotation.')
  await form.getByRole('button').click()
  await expect(form.getByRole('heading', { level: 1 })).toBeVisible()

  // Where there are several, nobody decides about the objection to an own decision.
  const other = await newPerson()
  await signInAs(other, await api.createStaff('moderator', server.dataDir))
  await other.goto('/en/admin/objections')
  const objection = other.getByRole('article').filter({ hasText: SCAM })
  await expect(objection.getByText('Message removed')).toBeVisible()
  await objection.getByRole('textbox', { name: 'Reason' }).fill('It was a quotation indeed.')
  await objection.getByRole('button', { name: 'Keep decision' }).click()
  await expect(objection).toHaveCount(0)
  await other.getByRole('button', { name: 'Undo' }).click()
  await expect(objection.getByRole('textbox', { name: 'Reason' })).toHaveValue('It was a quotation indeed.')
  await objection.getByRole('button', { name: 'Show message again' }).click()
  await expect(objection).toHaveCount(0)
  await expect(messages(page).getByText(SCAM)).toBeVisible()
  const { data } = await api.call<{ data: Message[] }>(
    'GET',
    `/chat/rooms/${room}/messages`,
    await api.logIn('worker'),
  )
  expect(data.at(-1)).toMatchObject({ text: SCAM, revision: 2 })
})

test('a reported bid is removed for the employer; its author reads why, objects, and it comes back', async ({
  page: worker,
  newPerson,
  api,
  server,
}) => {
  const job = await api.createJob(`Cook by night ${Date.now()}`)
  const BID = 'Send me 100 euros for the train, then I come'
  const bid = await api.bid(job.slug, BID)
  const boss = await newPerson()
  await signIn(boss, 'boss')
  await boss.goto(`/en/cabinet/worker/user/vacancy/${job.id}/bids`)
  await boss
    .getByRole('article')
    .filter({ hasText: BID })
    .getByRole('button', { name: /^Report/ })
    .click()
  await boss.getByRole('radio', { name: /^Fraud/ }).check()
  await boss.getByRole('button', { name: 'Send report' }).click()
  await expect(boss.getByText('A person will review your report')).toBeVisible()

  const admin = await newPerson()
  await signIn(admin, 'admin')
  await admin.goto('/en/admin/reports')
  const report = admin.getByRole('article').filter({ hasText: BID })
  await expect(report.getByRole('checkbox', { name: /Take the bid down/ })).toBeChecked()
  await report.getByRole('textbox', { name: 'Reason' }).fill(REASON)
  await report.getByRole('button', { name: 'Uphold report' }).click()
  await expect(report).toHaveCount(0)
  await expect.poll(async () => (await api.bidsFor(job.id)).length).toBe(0)
  await boss.reload()
  await expect(boss.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(boss.getByText(BID)).toHaveCount(0)

  await signIn(worker, 'worker')
  await worker.goto('/en/cabinet/worker/bids')
  const own = worker.locator(`#bid-${bid.id}`)
  await expect(own.getByText(REMOVED)).toBeVisible()
  await expect(own.getByText(REASON)).toBeVisible()
  await expect(own.getByRole('button', { name: 'Withdraw bid' })).toBeVisible()
  const [form] = await Promise.all([
    worker.waitForEvent('popup'),
    own.getByRole('link', { name: /Object to the decision/ }).click(),
  ])
  await form.getByRole('textbox').fill('It was a joke between us.')
  await form.getByRole('button').click()
  await expect(form.getByRole('heading', { level: 1 })).toBeVisible()

  const other = await newPerson()
  await signInAs(other, await api.createStaff('moderator', server.dataDir))
  await other.goto('/en/admin/objections')
  const objection = other.getByRole('article').filter({ hasText: BID })
  await expect(objection.getByText('Bid removed')).toBeVisible()
  await objection.getByRole('textbox', { name: 'Reason' }).fill('It was a joke indeed.')
  await objection.getByRole('button', { name: 'Show bid again' }).click()
  await expect(objection).toHaveCount(0)
  await expect.poll(async () => (await api.bidsFor(job.id)).map(({ text }) => text)).toEqual([BID])
  await worker.reload()
  await expect(own.getByText('The employer has read your bid')).toBeVisible()
  await expect(own.getByText(REMOVED)).toHaveCount(0)
})
