import { beforeEach, describe, expect, it } from 'vitest'
import { DAY_MS } from '#shared/durations.ts'
import { siteOf } from '../network/client-address.ts'
import { auditOf } from '../testing/audit.ts'
import { createUser, type TestUser } from '../testing/people.ts'
import { engines, useTestApp } from '../testing/test-app.ts'
import { createVacancy } from '../testing/vacancies.ts'
import { PHONES_A_DAY, PHONES_A_DAY_BY_ADDRESS } from './show-phone.ts'

describe.each(engines())('phone numbers on %s', (engine) => {
  const test = useTestApp(engine)
  let worker: TestUser
  let boss: TestUser
  beforeEach(async () => {
    worker = await createReachable()
    boss = await createEmployer()
  })

  /** A worker who shows the phone number. */
  async function createReachable(given: Partial<Parameters<typeof createUser>[1]> = {}) {
    const user = await createUser(test, { role: 'worker', ...given })
    await test.call('PATCH', '/cabinet/profile', { token: user.token, body: { visibility: { phone: true } } })
    return user
  }

  /** An employer with an approved vacancy. */
  async function createEmployer(given: Partial<Parameters<typeof createUser>[1]> = {}) {
    const user = await createUser(test, { role: 'boss', ...given })
    await createVacancy(test, { user_id: user.id })
    return user
  }

  const ask = (id = worker.id, token: string | null = boss.token) =>
    test.call('POST', `/users/${id}/phone`, token ? { token } : {})
  const phoneOf = async (id: number) =>
    (await test.db.selectFrom('users').select('phone').where('id', '=', id).executeTakeFirst())?.phone
  const views = async () =>
    (await test.call('GET', '/cabinet/profile', { token: worker.token })).body.data.phone_views

  it('are shown to employers, counted and written to the audit log', async () => {
    const { status, body, headers } = await ask()
    expect([status, body]).toEqual([200, { data: { phone: await phoneOf(worker.id) } }])
    expect(headers['cache-control']).toBe('no-store')
    await ask()
    expect(await views()).toBe(1)
    await ask(worker.id, (await createEmployer()).token)
    expect(await views()).toBe(2)
    const audit = await auditOf(test, 'user', worker.id)
    expect(audit).toHaveLength(2)
    expect(audit[0]).toMatchObject({ action: 'phone.shown', actor_id: boss.id })
  })

  it('are refused to everyone else', async () => {
    const other = await createUser(test, { role: 'worker' })
    const admin = await createUser(test, { role: 'admin' })
    expect((await ask(worker.id, null)).status).toBe(401)
    expect((await ask(worker.id, other.token)).status).toBe(403)
    expect((await ask(worker.id, admin.token)).status).toBe(403)
    expect(await views()).toBe(0)
  })

  it('give 404 when hidden, missing, unconfirmed, an employer’s or a blocked person’s', async () => {
    await test.call('PATCH', '/cabinet/profile', {
      token: worker.token,
      body: { visibility: { phone: false } },
    })
    const others = [
      await createReachable({ phone: null }),
      await createReachable({ email_confirmed_at: null }),
      await createReachable(),
      await createUser(test, { role: 'worker' }),
      await createUser(test, { role: 'boss' }),
    ]
    await test.db
      .updateTable('users')
      .set({ blocked_at: test.clock() })
      .where('id', '=', others[2]?.id ?? 0)
      .execute()
    for (const { id } of [worker, ...others]) expect((await ask(id)).status).toBe(404)
    expect((await ask(999_999)).status).toBe(404)
  })

  it('are hidden from employers whom the person has blocked', async () => {
    await test.call('PUT', `/cabinet/blocks/${boss.id}`, { token: worker.token })
    expect((await ask()).status).toBe(404)
  })

  it('are limited to thirty people a day, also for parallel requests', async () => {
    const people: TestUser[] = []
    for (let count = 0; count < PHONES_A_DAY + 2; count++) people.push(await createReachable())
    const answers = await Promise.all(people.map(({ id }) => ask(id)))
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(2)
    expect(refused[0]?.headers['retry-after']).toBe(String(DAY_MS / 1000))
    expect(refused[0]?.body.message).toContain('tomorrow')
    // A number that was shown before does not count again.
    const shown = people[answers.findIndex(({ status }) => status === 200)]
    expect((await ask(shown?.id)).status).toBe(200)
    test.clock.advance(DAY_MS)
    const again = await test.call('POST', '/auth/login', {
      body: { login: boss.email, password: boss.password },
    })
    expect((await ask(worker.id, again.body.access_token)).status).toBe(200)
  })

  it('are refused to employers without a confirmed e-mail address or an approved vacancy', async () => {
    const unconfirmed = await createEmployer({ email_confirmed_at: null })
    expect((await ask(worker.id, unconfirmed.token)).body).toMatchObject({ code: 'email_unconfirmed' })
    const fresh = await createUser(test, { role: 'boss' })
    expect(await ask(worker.id, fresh.token)).toMatchObject({ status: 403, body: { code: 'vacancy_needed' } })
    await createVacancy(test, { user_id: fresh.id, approved_at: null, moderation_state: 'pending' })
    expect((await ask(worker.id, fresh.token)).status).toBe(403)
    const unmet = async ({ token }: TestUser) =>
      (await test.call('GET', `/users/${worker.id}`, { token })).body.data.phone_lack
    expect([await unmet(unconfirmed), await unmet(fresh), await unmet(boss)]).toEqual([
      'email_unconfirmed',
      'vacancy_needed',
      undefined,
    ])
  })

  it('are limited for each IP address that accounts share', async () => {
    const people = await Promise.all(
      Array.from({ length: PHONES_A_DAY_BY_ADDRESS + 1 }, () => createReachable()),
    )
    const statuses: number[] = []
    for (const [index, { id }] of people.entries()) {
      const asking = index % 25 === 0 ? await createEmployer() : boss
      boss = asking
      const headers = { 'x-forwarded-for': '203.0.113.77' }
      statuses.push((await test.call('POST', `/users/${id}/phone`, { token: asking.token, headers })).status)
    }
    expect(statuses.slice(0, -1).every((status) => status === 200)).toBe(true)
    expect(statuses.at(-1)).toBe(429)
  })

  it('are limited for an IPv6 site, sixteen times as high', async () => {
    const site = siteOf('2001:db8:77::1') ?? ''
    const seen = { act: 'phone-by-address', subject: site, counted_at: test.clock() }
    const fill = (count: number) =>
      test.db
        .insertInto('counted_acts')
        .values(Array.from({ length: count }, () => seen))
        .execute()
    const askFrom = async (household: number) => {
      const { id } = await createReachable()
      const headers = { 'x-forwarded-for': `2001:db8:77:${household}00::1` }
      return (await test.call('POST', `/users/${id}/phone`, { token: boss.token, headers })).status
    }
    await fill(16 * PHONES_A_DAY_BY_ADDRESS - 1)
    expect([await askFrom(1), await askFrom(2)]).toEqual([200, 429])
  })

  it('are limited for all new accounts together beside five of each, not for older ones', async () => {
    const people = await Promise.all(Array.from({ length: 131 }, () => createReachable()))
    test.clock.advance(DAY_MS)
    const statuses: number[] = []
    for (const [index, { id }] of people.entries()) {
      if (index % 25 === 0) boss = await createEmployer()
      const headers = { 'x-forwarded-for': `198.51.100.${index % 25}` }
      statuses.push((await test.call('POST', `/users/${id}/phone`, { token: boss.token, headers })).status)
    }
    // Five employers have read 25 numbers, the sixth one its five.
    expect([statuses.filter((status) => status === 200).length, statuses.at(-1)]).toEqual([130, 429])
    const known = await createEmployer({ created_at: new Date(test.clock().getTime() - 8 * DAY_MS) })
    expect((await ask(worker.id, known.token)).status).toBe(200)
  })
})
