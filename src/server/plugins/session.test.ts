import { beforeEach, describe, expect, it } from 'vitest'
import { DAY_MS } from '#shared/durations.ts'
import { READABLE_AFTER_END_MS } from '#shared/rules/vacancy-states.ts'
import { createUser, type TestUser } from '../testing/people.ts'
import { useTestApp } from '../testing/test-app.ts'
import { createVacancy } from '../testing/vacancies.ts'

describe('a user whose session has ended', () => {
  const test = useTestApp('pglite')
  let user: TestUser
  let boss: TestUser
  const endSession = () =>
    test.db
      .updateTable('sessions')
      .set({ revoked_at: test.clock() })
      .where('user_id', 'in', [user.id, boss.id])
      .execute()
  beforeEach(async () => {
    user = await createUser(test, { role: 'worker' })
    boss = await createUser(test, { role: 'boss' })
  })

  it('gets 401 for a write, which a visitor may do', async () => {
    const job = await createVacancy(test, { user_id: boss.id })
    const report = { type: 'job', id: job.id, reason: 'fraud', text: 'They want money first' }
    const writes = [
      ['/reports', report],
      ['/addMessage', { name: 'Olga', email: user.email, description: 'Can you help me, please?' }],
      [`/jobs/${job.slug}/visits`, undefined],
    ] as const
    await endSession()
    for (const [path, body] of writes) {
      const answer = await test.call('POST', path, { token: user.token, body })
      expect([path, answer.status, answer.body.code]).toEqual([path, 401, 'unauthenticated'])
    }
    expect(
      await test.db.selectFrom('reports').select('id').where('subject_id', '=', job.id).execute(),
    ).toEqual([])
    const { token } = await createUser(test, { role: 'worker' })
    expect((await test.call('POST', '/reports', { token, body: report })).status).toBe(201)
  })

  it('can log in, subscribe and confirm like a visitor', async () => {
    await endSession()
    const { token, email, password } = user
    const logIn = { token, body: { login: email, password } }
    expect((await test.call('POST', '/auth/login', logIn)).status).toBe(200)
    const subscribe = { token, body: { email } }
    expect((await test.call('POST', '/subscriptions', subscribe)).status).toBe(202)
    const forgot = { token: 'e30.e30.e30', body: { email } }
    expect((await test.call('POST', '/auth/forgot', forgot)).status).toBe(202)
  })

  it('reads as a visitor, but gets 401 instead of 404 for things that only signed-in users see', async () => {
    const open = await createVacancy(test, { user_id: boss.id })
    const own = await createVacancy(test, {
      user_id: boss.id,
      closed_at: new Date(test.clock().getTime() - READABLE_AFTER_END_MS - DAY_MS),
    })
    const read = async (slug: string, token?: string) =>
      (await test.call('GET', `/jobs/${slug}`, token ? { token } : {})).status
    expect(await read(own.slug, boss.token)).toBe(200)
    await endSession()
    expect(await read(open.slug, boss.token)).toBe(200)
    expect(await read(own.slug, boss.token)).toBe(401)
    expect(await read(own.slug)).toBe(404)
  })
})
