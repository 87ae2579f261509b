import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ReportType } from '#shared/contract/reports.ts'
import type { Mail } from '../mail/mailer.ts'
import { createRoom, send } from '../testing/conversations.ts'
import { createOffer } from '../testing/offers.ts'
import { createUser, type TestUser } from '../testing/people.ts'
import { engines, useTestApp } from '../testing/test-app.ts'
import { createVacancy, ensurePlaces } from '../testing/vacancies.ts'

const ANSWER = 'The pay is usual there'

describe.each(engines())('the decision about a report, on %s', (engine) => {
  const test = useTestApp(engine)
  let reporter: TestUser
  let boss: TestUser
  beforeAll(() => ensurePlaces(test))
  beforeEach(async () => {
    reporter = await createUser(test, { role: 'worker', email_confirmed_at: null })
    boss = await createUser(test, { role: 'boss', company_name: 'Reported Ltd.' })
  })
  const decideReport = async (type: ReportType, id: number, by: { token: string } | null = reporter) => {
    const { token } = await createUser(test, { role: 'admin' })
    const email = by ? null : 'without-account@people.example'
    const report = { type, id, reason: 'fraud', text: 'They want money first', email }
    const { body } = await test.call('POST', '/reports', { ...(by && { token: by.token }), body: report })
    const decision = { state: 'dismissed', decision: ANSWER }
    await test.call('PATCH', `/admin/reports/${body.data.id}`, { token, body: decision })
    return body.data.id as number
  }
  const news = async () => (await test.call('GET', '/notifications', { token: reporter.token })).body.data
  const lastMail = async (email: string) =>
    (await test.queued<Mail>('send-mail')).findLast(({ to }) => to === email)

  it('reaches in the app a reporter to whom no mail may go, and names the vacancy or offer', async () => {
    const worker = await createUser(test, { role: 'worker' })
    const { id } = await createVacancy(test, { user_id: boss.id, title: 'Odd job' })
    const offer = await createOffer(test, { user_id: worker.id, name: 'Odd offer' })
    await decideReport('job', id)
    await decideReport('offer', offer.id)
    const decided = { kind: 'report_decided', detail: 'dismissed', reason: ANSWER }
    expect(await news()).toMatchObject([
      { ...decided, subject: { type: 'offer', title: 'Odd offer', language: 'en' } },
      { ...decided, subject: { type: 'job', title: 'Odd job', language: 'de' } },
    ])
    expect(await lastMail(reporter.email)).toBeUndefined()
  })

  it('names people and messages by the number of the report', async () => {
    const room = await createRoom(test)
    reporter = room.worker
    const message = (await send(test, room.id, room.boss, 'A private text')).body.data
    const numbers = [await decideReport('user', room.boss.id), await decideReport('message', message.id)]
    const own = (title: string) => ({ reason: ANSWER, subject: { type: 'account', id: reporter.id, title } })
    expect((await news()).filter(({ kind }: { kind: string }) => kind === 'report_decided')).toMatchObject([
      own(`A message (report no.\u00a0${numbers[1]})`),
      own(`A profile (report no.\u00a0${numbers[0]})`),
    ])
  })

  it('is mailed with the title, but not to the address of somebody without an account', async () => {
    const confirmed = await createUser(test, { role: 'worker' })
    const { id } = await createVacancy(test, { user_id: boss.id, title: 'Odd job' })
    await decideReport('job', id, confirmed)
    expect((await lastMail(confirmed.email))?.text).toContain('a vacancy (“Odd job”)')
    await decideReport('job', id, null)
    const mail = await lastMail('without-account@people.example')
    expect(mail?.text).toContain(ANSWER)
    expect(mail?.text).not.toContain('Odd job')
  })
})
