import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { auditOf } from '../testing/audit.ts'
import { createOffer } from '../testing/offers.ts'
import { createUser, type TestUser } from '../testing/people.ts'
import { engines, useTestApp } from '../testing/test-app.ts'
import { createVacancy } from '../testing/vacancies.ts'

const reason = 'Asks for money in advance.'

describe.each(engines())('a measure that waited on a device, on %s', (engine) => {
  const test = useTestApp(engine)
  let one: TestUser
  let other: TestUser
  let boss: TestUser
  let worker: TestUser
  beforeEach(async () => {
    one = await createUser(test, { role: 'admin' })
    other = await createUser(test, { role: 'admin' })
    boss = await createUser(test, { role: 'boss' })
    worker = await createUser(test, { role: 'worker' })
  })

  const act = ({ token }: TestUser, path: string, body: object, key = randomUUID()) =>
    test.call('POST', `/admin/${path}`, { token, body, headers: { 'idempotency-key': key } })
  const view = async ({ id }: TestUser) =>
    (await test.call('GET', `/admin/users/${id}`, { token: one.token })).body.data
  const actionsOn = async (type: 'vacancy' | 'offer' | 'user', id: number) =>
    (await auditOf(test, type, id)).map(({ action }) => action).filter((action) => !/viewed/.test(action))

  const CASES = {
    'a held take-down of a vacancy': async () => {
      const { id } = await createVacancy(test, { user_id: boss.id })
      const body = { reason, hold: true }
      return { path: `vacancies/${id}/take-down`, body, type: 'vacancy' as const, id, actions: [] }
    },
    'a take-down of an offer': async () => {
      const { id } = await createOffer(test, { user_id: worker.id })
      const actions = ['offer.taken_down']
      return { path: `offers/${id}/take-down`, body: { reason }, type: 'offer' as const, id, actions }
    },
    'the reversal of a take-down': async () => {
      const { id } = await createOffer(test, { user_id: worker.id })
      await act(one, `offers/${id}/take-down`, { reason })
      const actions = ['offer.taken_down', 'offer.shown_again']
      return { path: `offers/${id}/show`, body: { reason }, type: 'offer' as const, id, actions }
    },
    'a note': async () => ofBoss('measures', { measure: 'note', reason }, ['user.noted']),
    'a held warning': async () => ofBoss('measures', { measure: 'warn', reason, hold: true }, []),
    'a block': async () => ofBoss('measures', { measure: 'block', reason }, ['user.blocked']),
    'an unblocking': async () => {
      await act(one, `users/${boss.id}/measures`, { measure: 'block', reason })
      return ofBoss('unblock', { reason }, ['user.blocked', 'user.unblocked'])
    },
    'a profile shown again': async () => {
      await act(one, `users/${boss.id}/measures`, { measure: 'hide', reason })
      return ofBoss('show-profile', { reason }, ['user.profile_hidden', 'user.profile_shown'])
    },
  }
  const ofBoss = (action: string, body: object, actions: string[]) => ({
    path: `users/${boss.id}/${action}`,
    body,
    type: 'user' as const,
    id: boss.id,
    actions,
  })

  it.each(Object.keys(CASES) as (keyof typeof CASES)[])(
    'is taken once when it is repeated after a lost answer: %s',
    async (name) => {
      const { path, body, type, id, actions } = await CASES[name]()
      const key = randomUUID()
      const first = await act(one, path, body, key)
      const again = await act(one, path, body, key)
      expect([200, 204]).toContain(first.status)
      expect([again.status, again.headers['idempotent-replayed']]).toEqual([first.status, 'true'])
      expect(await actionsOn(type, id)).toEqual(actions)
    },
  )

  it('does not take a text down that its author has changed since it was read', async () => {
    const job = await createVacancy(test, { user_id: boss.id, approved_version: 1 })
    const offer = await createOffer(test, { user_id: worker.id })
    const { public_version } = (await view(boss)).vacancies[0]
    const { version } = (await view(worker)).offers[0]
    await test.db
      .updateTable('vacancies')
      .set({ version: 2, approved_version: 2 })
      .where('id', '=', job.id)
      .execute()
    await test.call('PATCH', `/cabinet/offers/${offer.id}`, { token: worker.token, body: { name: 'Baker' } })
    for (const hold of [true, false]) {
      const late = await act(one, `vacancies/${job.id}/take-down`, { reason, hold, version: public_version })
      const lateOffer = await act(one, `offers/${offer.id}/take-down`, { reason, hold, version })
      expect([late.body.code, lateOffer.body.code]).toEqual(['already_decided', 'already_decided'])
    }
    const current = await test.call('GET', `/admin/vacancies?state=approved&id=${job.id}`, {
      token: one.token,
    })
    const now = current.body.data[0].public_version
    expect((await act(one, `vacancies/${job.id}/take-down`, { reason, version: now })).status).toBe(204)
    const known = (await view(worker)).offers[0].version
    expect((await act(one, `offers/${offer.id}/take-down`, { reason, version: known })).status).toBe(204)
  })

  it('does not reverse a later decision than the one that was read', async () => {
    const offer = await createOffer(test, { user_id: worker.id })
    const decide = async () => {
      await act(other, `users/${boss.id}/measures`, { measure: 'block', reason })
      await act(other, `users/${worker.id}/measures`, { measure: 'hide', reason })
      await act(other, `offers/${offer.id}/take-down`, { reason })
    }
    const reverse = async (read: { block: string; hiding: string; takeDown: string }) => [
      await act(one, `users/${boss.id}/unblock`, { reason, decided_at: read.block }),
      await act(one, `users/${worker.id}/show-profile`, { reason, decided_at: read.hiding }),
      await act(one, `offers/${offer.id}/show`, { reason, decided_at: read.takeDown }),
    ]
    const readAll = async () => {
      const seeker = await view(worker)
      return {
        block: (await view(boss)).blocked_at,
        hiding: seeker.profile_hidden_at,
        takeDown: seeker.offers[0].taken_down_at,
      }
    }
    await decide()
    const early = await readAll()
    expect((await reverse(early)).map(({ status }) => status)).toEqual([200, 200, 204])
    test.clock.advance(1000)
    await decide()
    const late = Array(3).fill('already_decided')
    expect((await reverse(early)).map(({ body }) => body.code)).toEqual(late)
    expect((await reverse(await readAll())).map(({ status }) => status)).toEqual([200, 200, 204])
  })

  it('follows an own earlier measure that is held; that of another moderator refuses it', async () => {
    const warn = { measure: 'warn', reason, hold: true }
    await act(one, `users/${boss.id}/measures`, warn)
    const block = { ...warn, measure: 'block' }
    expect((await act(one, `users/${boss.id}/measures`, block)).body.code).toBe('measure_held')
    expect((await act(other, `users/${boss.id}/measures`, block)).body.code).toBe('decision_held')
  })

  it('follows an own unblocking that is held', async () => {
    await act(one, `users/${boss.id}/measures`, { measure: 'block', reason })
    expect((await act(one, `users/${boss.id}/unblock`, { reason, hold: true })).status).toBeLessThan(300)
    const warn = { measure: 'warn', reason, hold: true }
    expect((await act(one, `users/${boss.id}/measures`, warn)).body.code).toBe('measure_held')
  })
})
