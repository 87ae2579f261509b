import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { UNDO_MS } from '#shared/contract/moderation.ts'
import type { Mail } from '../mail/mailer.ts'
import { createOffer } from '../testing/offers.ts'
import { createUser, type TestUser } from '../testing/people.ts'
import { runTasks } from '../testing/run-tasks.ts'
import { engines, useTestApp } from '../testing/test-app.ts'
import { ensurePlaces, vacancyForm } from '../testing/vacancies.ts'

const REASON = 'Parcels of strangers must not be sent on.'

describe.each(engines())('rejections and decisions about reports that can be undone, on %s', (engine) => {
  const test = useTestApp(engine)
  let worker: TestUser
  let one: TestUser
  let other: TestUser
  let offer: { id: number }
  let report: number
  beforeAll(() => ensurePlaces(test))
  beforeEach(async () => {
    worker = await createUser(test, { role: 'worker' })
    one = await createUser(test, { role: 'admin' })
    other = await createUser(test, { role: 'admin' })
    offer = await createOffer(test, { user_id: worker.id })
    const body = { type: 'offer', id: offer.id, reason: 'spam', email: 'r@people.example' }
    report = (await test.call('POST', '/reports', { body })).body.data.id
  })
  const decide = ({ token }: TestUser, some: object = {}) =>
    test.call('PATCH', `/admin/reports/${report}`, {
      token,
      body: { state: 'upheld', decision: REASON, remove: true, hold: true, ...some },
    })
  const undo = ({ token }: TestUser) => test.call('POST', `/admin/reports/${report}/undo-decision`, { token })
  const isListed = async () =>
    (await test.call('GET', `/admin/reports?id=${report}`, { token: other.token })).body.meta.total === 1
  const isShown = async () => (await test.call('GET', `/offers/${offer.id}`)).status === 200
  const mails = async (text: string) =>
    (await test.queued<Mail>('send-mail')).filter((mail) => mail.text.includes(text)).length
  const finish = async () => {
    test.clock.advance(UNDO_MS)
    expect(await runTasks(test, 'decide-held', 'approve-held')).toEqual([])
  }

  it('changes and mails nothing before the ten seconds are over, and is then applied', async () => {
    const before = await mails(REASON)
    expect((await decide(one)).status).toBe(200)
    expect([await isShown(), await isListed(), await mails(REASON)]).toEqual([true, false, before])
    await finish()
    expect([await isShown(), await mails(REASON)]).toEqual([false, before + 2])
    const upheld = await test.call('GET', `/admin/reports?state=upheld&id=${report}`, { token: one.token })
    expect(upheld.body.data).toMatchObject([{ decision: REASON, decided_by: { id: one.id } }])
  })

  it('is undone by its moderator only, and then mails nothing', async () => {
    const before = await mails(REASON)
    await decide(one)
    expect((await undo(other)).body.code).toBe('report_decided')
    expect(await isListed()).toBe(false)
    expect((await decide(other, { hold: false })).body.code).toBe('report_decided')
    expect((await undo(one)).body.data).toMatchObject({ id: report, state: 'open' })
    expect(await isListed()).toBe(true)
    await finish()
    expect([await isShown(), await mails(REASON)]).toEqual([true, before])
    expect((await decide(other)).status).toBe(200)
  })

  it('refuses at once what the decision would refuse', async () => {
    expect((await decide(one, { state: 'dismissed' })).status).toBe(422)
    expect(await isListed()).toBe(true)
  })

  it('a rejection: nothing is mailed before, and an undone one never', async () => {
    const boss = await createUser(test, { role: 'boss' })
    const { body } = await test.call('POST', '/cabinet/vacancies', { token: boss.token, body: vacancyForm() })
    const path = `/admin/vacancies/${body.data.id}`
    const reject = () =>
      test.call('POST', `${path}/reject`, {
        token: one.token,
        body: { reason: `${REASON} ${body.data.id}`, ground: 'fraud', version: 1, hold: true },
      })
    const state = async () =>
      (await test.call('GET', `/cabinet/vacancies/${body.data.id}`, { token: boss.token })).body.data
    await reject()
    expect((await test.call('POST', `${path}/undo-approval`, { token: one.token })).status).toBe(200)
    await finish()
    expect([(await state()).moderation_state, await mails(`${REASON} ${body.data.id}`)]).toEqual([
      'pending',
      0,
    ])
    await reject()
    expect((await state()).moderation_state).toBe('pending')
    await finish()
    expect(await state()).toMatchObject({ moderation_state: 'rejected', moderation_ground: 'fraud' })
    expect(await mails(`${REASON} ${body.data.id}`)).toBe(1)
  })
})
