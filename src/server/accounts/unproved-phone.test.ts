import { describe, expect, it } from 'vitest'
import { DAY_MS } from '#shared/durations.ts'
import { engines, useTestApp } from '../testing/test-app.ts'

describe.each(engines())('a registration on %s', (engine) => {
  const test = useTestApp(engine)

  const register = (change: { phone: string; email: string }) =>
    test.call('POST', '/auth/register', {
      body: {
        role: 'worker',
        person_type: 'individual',
        name: 'Oksana',
        surname: 'Petrenko',
        password: 'Bridge-2026!',
        password_confirmation: 'Bridge-2026!',
        privacy_policy: true,
        ...change,
      },
    })
  const findUser = (email: string) =>
    test.db.selectFrom('users').selectAll().where('email', '=', email).execute()

  it('with a number that somebody else has taken without a confirmed address succeeds once their link has expired', async () => {
    const phone = '0151 24000001'
    expect((await register({ phone, email: 'squatter@people.example' })).status).toBe(201)
    const owner = { phone, email: 'owner@people.example' }
    test.clock.advance(7 * DAY_MS - 1000)
    expect((await register(owner)).body.errors).toEqual({
      phone: ['This phone number already belongs to an account'],
    })
    const use = async (last_used_at: Date) => {
      const [squatter] = await findUser('squatter@people.example')
      const id = squatter?.id ?? 0
      await test.db.updateTable('sessions').set({ last_used_at }).where('user_id', '=', id).execute()
    }
    const unused = test.clock()
    test.clock.advance(2000)
    await use(test.clock())
    expect((await register(owner)).status).toBe(422)
    await use(new Date(unused.getTime() - 7 * DAY_MS))
    expect((await register(owner)).status).toBe(201)
    const [[squatter], [proved]] = [await findUser('squatter@people.example'), await findUser(owner.email)]
    expect([squatter?.phone, proved?.phone]).toEqual([null, '+4915124000001'])
    await test.db
      .updateTable('users')
      .set({ email_confirmed_at: test.clock() })
      .where('email', '=', owner.email)
      .execute()
    test.clock.advance(8 * DAY_MS)
    expect((await register({ phone, email: 'late@people.example' })).status).toBe(422)
  })

  it.each([
    ['in use', () => ({ last_used_at: test.clock() }), {}],
    ['blocked', () => ({ last_used_at: new Date(0) }), { blocked_at: new Date() }],
  ])('with the number of an unconfirmed account that is %s is refused', async (state, session, user) => {
    const phone = `0151 2400000${state.length}`
    const email = `${state.replace(' ', '')}@people.example`
    expect((await register({ phone, email })).status).toBe(201)
    test.clock.advance(8 * DAY_MS)
    const [owner] = await findUser(email)
    await test.db
      .updateTable('users')
      .set({ email, ...user })
      .where('email', '=', email)
      .execute()
    await test.db
      .updateTable('sessions')
      .set(session())
      .where('user_id', '=', owner?.id ?? 0)
      .execute()
    expect((await register({ phone, email: `other${state.length}@people.example` })).status).toBe(422)
    expect((await findUser(email))[0]?.phone).toBe(owner?.phone)
  })
})
