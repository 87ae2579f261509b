import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { DAY_MS, MINUTE_MS } from '#shared/durations.ts'
import { mailsTo } from '../testing/mails.ts'
import { createUser, type TestUser } from '../testing/people.ts'
import { engines, useTestApp } from '../testing/test-app.ts'
import { ensurePlaces, vacancyForm } from '../testing/vacancies.ts'

const REASON = 'No pay is given.'
const TEXT = 'The pay is in the text.'

describe.each(engines())('an objection on %s', (engine) => {
  const test = useTestApp(engine)
  let boss: TestUser
  let one: TestUser
  let other: TestUser
  beforeAll(async () => {
    await ensurePlaces(test)
    boss = await createUser(test, { role: 'boss' })
    one = await createUser(test, { role: 'admin' })
    other = await createUser(test, { role: 'admin', staff_role: 'moderator' })
  })
  const rejected = async () => {
    const { body } = await test.call('POST', '/cabinet/vacancies', { token: boss.token, body: vacancyForm() })
    await act(one, body.data.id, 'reject', { reason: REASON })
    return body.data.id as number
  }
  const act = ({ token }: TestUser, id: number, action: string, body?: object) =>
    test.call('POST', `/admin/vacancies/${id}/${action}`, { token, body })
  const object = (id: number, { token } = boss) =>
    test.call('POST', `/cabinet/vacancies/${id}/objection`, { token, body: { text: TEXT } })
  const waiting = async (id: number) =>
    (await test.call('GET', `/admin/vacancies?id=${id}`, { token: other.token })).body.data

  it('puts the same text back into the queue with the first reason, for somebody else to decide', async () => {
    const id = await rejected()
    expect((await object(id)).status).toBe(204)
    expect(await waiting(id)).toMatchObject([{ id, version: 1, objection: { text: TEXT, reason: REASON } }])
    for (const [action, body] of [
      ['approve', {}],
      ['approve', { hold: true }],
      ['reject', { reason: REASON }],
    ] as const)
      expect((await act(one, id, action, body)).body.code).toBe('own_decision')
    expect((await act(other, id, 'approve')).body.data).toMatchObject({ is_public: true, objection: null })
    expect((await test.call('GET', '/transparency')).body.data.objections).toMatchObject({
      received: 1,
      overturned: 1,
    })
  })

  it('that waited on a device is stored once, and refused when no decision is in force any more', async () => {
    const id = await rejected()
    const send = (key: string) =>
      test.call('POST', `/cabinet/vacancies/${id}/objection`, {
        token: boss.token,
        body: { text: TEXT },
        headers: { 'idempotency-key': key },
      })
    const key = randomUUID()
    expect((await send(key)).status).toBe(204)
    expect((await send(key)).status).toBe(204)
    expect((await send(randomUUID())).body.code).toBe('not_objectionable')
    expect((await act(other, id, 'approve')).status).toBe(200)
  })

  it('is decided by the first moderator when there is no other', async () => {
    const id = await rejected()
    await object(id)
    await test.db.updateTable('users').set({ blocked_at: test.clock() }).where('id', '=', other.id).execute()
    expect((await act(one, id, 'reject', { reason: REASON })).status).toBe(200)
    await test.db.updateTable('users').set({ blocked_at: null }).where('id', '=', other.id).execute()
  })

  it('is possible again after a new decision about a changed text, not after one that repeats the first', async () => {
    const id = await rejected()
    const own = async () =>
      (await test.call('GET', `/cabinet/vacancies/${id}`, { token: boss.token })).body.data.is_objectionable
    expect(await own()).toBe(true)
    await object(id)
    const note = async () =>
      (await test.call('GET', `/cabinet/vacancies/${id}`, { token: boss.token })).body.data.objection
    expect(await note()).toEqual({ text: TEXT, reason: REASON, created_at: test.clock().toISOString() })
    test.clock.advance(MINUTE_MS)
    await act(other, id, 'reject', { reason: REASON })
    expect([await own(), await note()]).toEqual([false, null])
    expect((await object(id)).body.code).toBe('not_objectionable')
    test.clock.advance(MINUTE_MS)
    const body = { title: 'Baker for the night' }
    await test.call('PATCH', `/cabinet/vacancies/${id}`, { token: boss.token, body })
    await act(other, id, 'reject', { reason: REASON })
    expect(await own()).toBe(true)
    expect((await object(id)).status).toBe(204)
    // The text is changed while the objection is open, so its rejection is about another text.
    test.clock.advance(MINUTE_MS)
    await test.call('PATCH', `/cabinet/vacancies/${id}`, {
      token: boss.token,
      body: { title: 'Baker at night' },
    })
    await act(one, id, 'reject', { reason: REASON })
    expect(await own()).toBe(true)
  })

  it('is answered by a mail that says so, and promises no second objection', async () => {
    const lastMail = async () => (await mailsTo(test, boss.email)).at(-1)
    const id = await rejected()
    expect((await lastMail())?.text).toContain('object free of charge within six months: http')
    await object(id)
    test.clock.advance(MINUTE_MS)
    await act(other, id, 'reject', { reason: REASON })
    const refused = await lastMail()
    expect(refused?.text).toContain('again because you objected')
    expect(refused?.text).toContain('You may also turn to a certified out-of-court')
    expect(refused?.text).not.toContain('object free of charge')

    const second = await rejected()
    await object(second)
    test.clock.advance(MINUTE_MS)
    await act(other, second, 'approve')
    expect((await lastMail())?.text).toContain('You were right: your vacancy')
  })

  it('is possible for the owner, once for each decision, within six months', async () => {
    const id = await rejected()
    const stranger = await createUser(test, { role: 'boss' })
    expect((await object(id, stranger)).status).toBe(404)
    expect((await object(id)).status).toBe(204)
    expect((await object(id)).body.code).toBe('not_objectionable')
    const late = await rejected()
    test.clock.advance(185 * DAY_MS)
    const { id: userId } = boss
    boss = await createUser(test, { role: 'boss' })
    await test.db.updateTable('vacancies').set({ user_id: boss.id }).where('user_id', '=', userId).execute()
    expect((await object(late)).body.code).toBe('not_objectionable')
  })
})
