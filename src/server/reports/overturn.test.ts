import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { NotificationKind } from '#shared/contract/notification-kinds.ts'
import type { Notification } from '#shared/contract/notifications.ts'
import type { ReportType } from '#shared/contract/reports.ts'
import { MINUTE_MS } from '#shared/durations.ts'
import type { Mail } from '../mail/mailer.ts'
import { objectToDecision } from '../moderation/object.ts'
import { eraseNow } from '../testing/erase.ts'
import { createOffer } from '../testing/offers.ts'
import { createUser, type TestUser } from '../testing/people.ts'
import { engines, useTestApp } from '../testing/test-app.ts'
import { createVacancy, ensurePlaces } from '../testing/vacancies.ts'

const ANSWER = 'Read again.'

describe.each(engines())('an upheld report whose decision is overturned on %s', (engine) => {
  const test = useTestApp(engine)
  let one: TestUser
  let other: TestUser
  let author: TestUser
  let reporter: TestUser
  beforeAll(() => ensurePlaces(test))
  beforeEach(async () => {
    await test.db.deleteFrom('objections').execute()
    one = await createUser(test, { role: 'admin' })
    other = await createUser(test, { role: 'admin' })
    author = await createUser(test, { role: 'worker' })
    reporter = await createUser(test, { role: 'boss' })
  })
  const report = async (type: ReportType, id: number, { token } = reporter) =>
    (await test.call('POST', '/reports', { token, body: { type, id, reason: 'spam' } })).body.data
      .id as number
  const witness = () => createUser(test, { role: 'boss' })
  const uphold = async (id: number, more: object) => {
    test.clock.advance(MINUTE_MS)
    const body = { state: 'upheld', decision: 'It is spam.', ...more }
    expect((await test.call('PATCH', `/admin/reports/${id}`, { token: one.token, body })).status).toBe(200)
    test.clock.advance(MINUTE_MS)
  }
  const object = (path: string, { token } = author) =>
    test.call('POST', `/cabinet/${path}/objection`, { token, body: { text: 'It is not.' } })
  const decide = async (outcome = 'overturned') => {
    const { body } = await test.call('GET', '/admin/objections', { token: other.token })
    const path = `/admin/objections/${body.data[0].id}/decision`
    return test.call('POST', path, { token: other.token, body: { outcome, reason: ANSWER } })
  }
  const isOverturned = async (id: number) =>
    (await test.call('GET', `/admin/reports?id=${id}&state=upheld`, { token: one.token })).body.data[0]
      .overturned_at !== null
  const lastMail = async ({ email }: TestUser) =>
    (await test.queued<Mail>('send-mail')).findLast(({ to }) => to === email)
  const news = async (kind: NotificationKind, { token } = author) =>
    (await test.call('GET', '/notifications', { token })).body.data
      .filter((one: Notification) => one.kind === kind)
      .map(({ detail }: Notification) => detail)

  it('tells its reporter, no longer speaks for them, and takes back the warning', async () => {
    const { id } = await createOffer(test, { user_id: author.id })
    const first = await report('offer', id)
    const second = await report('offer', id, await witness())
    await uphold(first, { remove: true, measure: 'warn' })
    await uphold(second, {})
    await object(`offers/${id}`)
    expect((await decide()).status).toBe(200)
    expect([await isOverturned(first), await isOverturned(second)]).toEqual([true, true])
    const sent = (await test.call('GET', '/cabinet/reports', { token: reporter.token })).body.data
    expect(sent.map(({ decision }: { decision: string }) => decision)).toEqual([ANSWER])
    const mail = await lastMail(reporter)
    expect(mail?.subject).toMatch(/^The decision on your report no\.\s\d+ has been reversed$/)
    expect(mail?.text).toContain(ANSWER)
    expect(await news('account_warned')).toEqual(['withdrawn', null])
    expect(await news('offer_taken_down')).toEqual(['restored', null])
    const later = await createOffer(test, { user_id: author.id })
    const third = await report('offer', later.id)
    const { body } = await test.call('GET', `/admin/reports?id=${third}`, { token: one.token })
    expect(body.data[0].reporter_record).toEqual({ upheld: 0, dismissed: 1 })
    const { data } = (await test.call('GET', '/admin/audit?action=report.overturned', { token: one.token }))
      .body
    expect(data[0]).toMatchObject({ reason: ANSWER, actor: { id: other.id } })
  })

  it('tells in the app a reporter to whom no mail may go, until the author is erased', async () => {
    reporter = await createUser(test, { role: 'boss', email_confirmed_at: null })
    const { id } = await createOffer(test, { user_id: author.id, name: 'Odd offer' })
    await uphold(await report('offer', id), { remove: true })
    await object(`offers/${id}`)
    await decide()
    expect(await lastMail(reporter)).toBeUndefined()
    const { data } = (await test.call('GET', '/notifications', { token: reporter.token })).body
    expect(data[0]).toMatchObject({ reason: ANSWER, subject: { type: 'offer', title: 'Odd offer' } })
    expect(await news('report_decided', reporter)).toEqual(['overturned', 'upheld'])
    await eraseNow(test, author)
    expect(await news('report_decided', reporter)).toEqual([])
  })

  it('stays upheld when the objection is refused, and when it is about an earlier or another decision', async () => {
    const { id } = await createOffer(test, { user_id: author.id })
    const elsewhere = await createOffer(test, { user_id: author.id })
    const [early, late, apart] = [
      await report('offer', id),
      await report('offer', id, await witness()),
      await report('offer', elsewhere.id),
    ] as [number, number, number]
    await uphold(early, {})
    await uphold(late, { remove: true })
    await uphold(apart, { remove: true })
    await object(`offers/${id}`)
    await decide('upheld')
    expect(await isOverturned(late)).toBe(false)
    await object(`offers/${elsewhere.id}`)
    await decide()
    expect([await isOverturned(early), await isOverturned(late), await isOverturned(apart)]).toEqual([
      false,
      false,
      true,
    ])
  })

  it('of an account: when its block is lifted', async () => {
    const number = await report('user', author.id)
    await uphold(number, { measure: 'block' })
    const objection = { userId: null, text: 'I did not.' }
    const account = { type: 'account', id: author.id } as const
    await test.db.transaction().execute((trx) => objectToDecision(test.deps, trx, account, objection))
    expect((await decide()).status).toBe(200)
    expect(await isOverturned(number)).toBe(true)
  })

  it('of a vacancy: when the same text is approved, not when it was changed first', async () => {
    for (const isChanged of [false, true]) {
      const boss = await createUser(test, { role: 'boss' })
      const { id } = await createVacancy(test, { user_id: boss.id })
      const number = await report('job', id)
      await uphold(number, { remove: true })
      expect((await object(`vacancies/${id}`, boss)).status).toBe(204)
      test.clock.advance(MINUTE_MS)
      if (isChanged) {
        const body = { title: 'Another honest title' }
        expect(
          (await test.call('PATCH', `/cabinet/vacancies/${id}`, { token: boss.token, body })).status,
        ).toBe(200)
      }
      const approved = await test.call('POST', `/admin/vacancies/${id}/approve`, {
        token: other.token,
        body: {},
      })
      expect(approved.status).toBe(200)
      expect([isChanged, await isOverturned(number)]).toEqual([isChanged, !isChanged])
    }
  })
})
