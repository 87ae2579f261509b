import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { DAY_MS } from '#shared/durations.ts'
import { createUser, type TestUser } from '../testing/people.ts'
import { createTestApp, engines, type TestApp } from '../testing/test-app.ts'
import { PHONES_A_DAY } from './show-phone.ts'

describe.each(engines())('phone numbers on %s', (engine) => {
  let test: TestApp
  let worker: TestUser
  let boss: TestUser
  beforeAll(async () => {
    test = await createTestApp(engine)
  })
  afterAll(() => test.close())
  beforeEach(async () => {
    worker = await createUser(test, { role: 'worker' })
    boss = await createUser(test, { role: 'boss' })
  })

  const ask = (id = worker.id, token: string | null = boss.token) =>
    test.call('POST', `/users/${id}/phone`, token ? { token } : {})
  const phoneOf = async (id: number) =>
    (await test.db.selectFrom('users').select('phone').where('id', '=', id).executeTakeFirst())?.phone
  const views = async () =>
    (await test.call('GET', '/cabinet/profile', { token: worker.token })).body.data.phone_views

  it('are shown to an employer who asks, counted for the person and written down', async () => {
    const { status, body, headers } = await ask()
    expect([status, body]).toEqual([200, { data: { phone: await phoneOf(worker.id) } }])
    expect(headers['cache-control']).toBe('no-store')
    await ask()
    expect(await views()).toBe(1)
    await ask(worker.id, (await createUser(test, { role: 'boss' })).token)
    expect(await views()).toBe(2)
    const audit = await test.db
      .selectFrom('audit_log')
      .select(['action', 'actor_id'])
      .where('subject_id', '=', worker.id)
      .where('subject_type', '=', 'user')
      .execute()
    expect(audit).toHaveLength(2)
    expect(audit[0]).toEqual({ action: 'phone.shown', actor_id: boss.id })
  })

  it('are shown to nobody else', async () => {
    const other = await createUser(test, { role: 'worker' })
    const admin = await createUser(test, { role: 'admin' })
    expect((await ask(worker.id, null)).status).toBe(401)
    expect((await ask(worker.id, other.token)).status).toBe(403)
    expect((await ask(worker.id, admin.token)).status).toBe(403)
    expect(await views()).toBe(0)
  })

  it('are not there when hidden, missing, unconfirmed, an employer’s or a blocked person’s', async () => {
    await test.call('PATCH', '/cabinet/profile', {
      ...{ token: worker.token, body: { visibility: { phone: false } } },
    })
    const others = [
      await createUser(test, { role: 'worker', phone: null }),
      await createUser(test, { role: 'worker', email_confirmed_at: null }),
      await createUser(test, { role: 'worker', blocked_at: test.clock() }),
      await createUser(test, { role: 'boss' }),
    ]
    for (const { id } of [worker, ...others]) expect((await ask(id)).status).toBe(404)
    expect((await ask(999_999)).status).toBe(404)
  })

  it('are not shown to whom the person has blocked', async () => {
    await test.call('PUT', `/cabinet/blocks/${boss.id}`, { token: worker.token })
    expect((await ask()).status).toBe(404)
  })

  it('are limited to thirty people a day, also when asked for at once', async () => {
    const people: TestUser[] = []
    for (let count = 0; count < PHONES_A_DAY + 2; count++)
      people.push(await createUser(test, { role: 'worker' }))
    const answers = await Promise.all(people.map(({ id }) => ask(id)))
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(2)
    expect(refused[0]?.headers['retry-after']).toBe(String(DAY_MS / 1000))
    expect(refused[0]?.body.message).toContain('tomorrow')
    // Those shown already are shown again.
    const shown = people[answers.findIndex(({ status }) => status === 200)]
    expect((await ask(shown?.id)).status).toBe(200)
    test.clock.advance(DAY_MS)
    const again = await test.call('POST', '/auth/login', {
      body: { login: boss.email, password: boss.password },
    })
    expect((await ask(worker.id, again.body.access_token)).status).toBe(200)
  })
})
