import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { auditOf } from '../testing/audit.ts'
import { createUser, type TestUser } from '../testing/people.ts'
import { engines, useTestApp } from '../testing/test-app.ts'
import { ensurePlaces, vacancyForm } from '../testing/vacancies.ts'

const REASON = 'No pay is given.'

describe.each(engines())('a decision that waited on a device, on %s', (engine) => {
  const test = useTestApp(engine)
  let boss: TestUser
  let one: TestUser
  let other: TestUser
  beforeAll(async () => {
    await ensurePlaces(test)
    boss = await createUser(test, { role: 'boss' })
    one = await createUser(test, { role: 'admin' })
    other = await createUser(test, { role: 'admin' })
  })

  const submit = async (): Promise<number> =>
    (await test.call('POST', '/cabinet/vacancies', { token: boss.token, body: vacancyForm() })).body.data.id
  const act = ({ token }: TestUser, id: number, action: string, body: object, key = randomUUID()) =>
    test.call('POST', `/admin/vacancies/${id}/${action}`, {
      token,
      body,
      headers: { 'idempotency-key': key },
    })
  const read = { version: 1, objected_at: null }
  const decisionsOn = async (id: number) =>
    (await auditOf(test, 'vacancy', id)).map(({ action }) => action).filter((action) => /ed$/.test(action))

  it.each([
    ['approve', { ...read, hold: true }],
    ['approve', read],
    ['reject', { ...read, reason: REASON }],
  ])(
    'repeated after a lost answer, its %s is the same decision, not that of somebody else',
    async (action, body) => {
      const id = await submit()
      const key = randomUUID()
      const first = await act(one, id, action, body, key)
      const again = await act(one, id, action, body, key)
      expect([first.status, again.status]).toEqual([200, 200])
      expect(again.headers['idempotent-replayed']).toBe('true')
      expect(again.body.data.moderation_state).toBe(first.body.data.moderation_state)
      expect((await decisionsOn(id)).length).toBeLessThanOrEqual(1)
      expect((await act(other, id, action, body)).body.code).toBe('already_decided')
    },
  )

  it('about an earlier text is refused, and decides nothing', async () => {
    const id = await submit()
    await test.call('PATCH', `/cabinet/vacancies/${id}`, {
      token: boss.token,
      body: { title: 'Another text' },
    })
    for (const [action, body] of [
      ['approve', { ...read, hold: true }],
      ['approve', read],
      ['reject', { ...read, reason: REASON }],
    ] as const)
      expect((await act(one, id, action, body)).body.code).toBe('already_decided')
    expect(await decisionsOn(id)).toEqual([])
  })

  it('about the same text does not answer an objection that came meanwhile', async () => {
    const id = await submit()
    await act(one, id, 'reject', { ...read, reason: REASON })
    const objection = { token: boss.token, body: { text: 'The pay is in the text.' } }
    await test.call('POST', `/cabinet/vacancies/${id}/objection`, objection)
    for (const [action, body] of [
      ['approve', { ...read, hold: true }],
      ['approve', read],
      ['reject', { ...read, reason: REASON }],
    ] as const)
      expect((await act(other, id, action, body)).body.code).toBe('already_decided')
    const { body } = await test.call('GET', `/admin/vacancies?id=${id}`, { token: other.token })
    const objected_at = body.data[0].objection.created_at
    expect((await act(other, id, 'approve', { version: 1, objected_at })).status).toBe(200)
  })

  it('on a report is made once, and not on one that was decided and opened again', async () => {
    const worker = await createUser(test, { role: 'worker' })
    const job = { type: 'user', id: boss.id, reason: 'fraud', text: 'They want my papers' }
    const {
      body: { data: report },
    } = await test.call('POST', '/reports', { token: worker.token, body: job })
    const decide = (who: TestUser, key = randomUUID()) =>
      test.call('PATCH', `/admin/reports/${report.id}`, {
        token: who.token,
        body: { state: 'dismissed', decision: REASON, objected_at: null },
        headers: { 'idempotency-key': key },
      })
    const key = randomUUID()
    expect((await decide(one, key)).status).toBe(200)
    expect((await decide(one, key)).body.data.state).toBe('dismissed')
    expect((await decide(other)).body.code).toBe('report_decided')
    await test.db.updateTable('reports').set({ state: 'open' }).where('id', '=', report.id).execute()
    const reopened = {
      subject_type: 'report' as const,
      subject_id: report.id,
      title: 'x',
      text: 'Look again',
      reason: REASON,
      created_at: test.clock(),
    }
    await test.db.insertInto('objections').values(reopened).execute()
    expect((await decide(other)).body.code).toBe('report_decided')
  })
})
