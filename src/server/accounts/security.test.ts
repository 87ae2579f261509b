import { beforeEach, describe, expect, it } from 'vitest'
import { MINUTE_MS } from '#shared/durations.ts'
import { createUser, type TestUser } from '../testing/people.ts'
import { engines, useTestApp } from '../testing/test-app.ts'
import { openSession } from './open-session.ts'

describe.each(engines())('the cabinet’s security page on %s', (engine) => {
  const test = useTestApp(engine)
  let anna: TestUser
  let count = 0
  beforeEach(async () => {
    count++
    anna = await createUser(test, { role: 'boss' })
  })

  const me = async (token: string) => (await test.call('GET', '/cabinet/user-role', { token })).status
  const from = () => ({ 'x-forwarded-for': `203.0.113.${count}` })
  const logIn = async (password = anna.password) =>
    (await test.call('POST', '/auth/login', { body: { login: anna.email, password }, headers: from() })).body
      .access_token as string
  const sessions = async (token: string) => (await test.call('GET', '/cabinet/sessions', { token })).body.data
  const change = (body: object) =>
    test.call('PUT', '/cabinet/password', { token: anna.token, body, headers: from() })
  const good = () => ({
    current_password: anna.password,
    password: 'Ponte-Novo-77',
    password_confirmation: 'Ponte-Novo-77',
  })

  it('lists the sessions and marks the current one', async () => {
    test.clock.advance(1000)
    const other = await logIn()
    expect(await sessions(other)).toEqual([
      {
        id: expect.any(String),
        device: '',
        created_at: test.clock().toISOString(),
        last_used_at: test.clock().toISOString(),
        is_current: true,
      },
      expect.objectContaining({ device: 'Test', is_current: false }),
    ])
  })

  it('of two devices that change the password at once, the first ends the other', async () => {
    const other = await logIn()
    const choose = (token: string, password: string) =>
      test.call('PUT', '/cabinet/password', {
        token,
        body: { current_password: anna.password, password, password_confirmation: password },
        headers: from(),
      })
    const answers = await Promise.all([choose(anna.token, 'Ponte-Novo-77'), choose(other, 'Ponte-Velho-78')])
    // The later one finds its session ended, or its current password already changed.
    const [first, second] = answers.map(({ status }) => status).sort()
    expect([first, [401, 422].includes(second ?? 0)]).toEqual([204, true])
    const tokens = [anna.token, other]
    const lists = await Promise.all(tokens.map((token) => test.call('GET', '/cabinet/sessions', { token })))
    expect(lists.map(({ status }) => status).sort()).toEqual([200, 401])
  })

  it('lists the use of a session within five minutes, also for requests of hidden tabs', async () => {
    test.clock.advance(1000)
    const other = await logIn()
    test.clock.advance(6 * MINUTE_MS)
    await test.call('GET', '/cabinet/user-role', { token: other, headers: { 'x-background': '1' } })
    const used = (await sessions(anna.token)).find(({ device }: { device: string }) => device === '')
    expect(used.last_used_at).toBe(test.clock().toISOString())
  })

  it('returns the same key for encrypted work after a change of JWT_SECRET', async () => {
    const keyOf = async ({ token }: { token: string }) =>
      (await test.call('GET', '/cabinet/seal-key', { token })).body.data.key
    const before = await keyOf(anna)
    const { secrets } = test.deps.config
    try {
      Object.assign(test.deps.config, { secrets: [new Uint8Array(32)] })
      const again = await openSession(test.db, test.deps, { id: anna.id, role: 'boss' }, 'Test')
      expect(await keyOf({ token: again.access_token })).toBe(before)
      expect(await keyOf(await createUser(test, { role: 'boss' }))).not.toBe(before)
    } finally {
      Object.assign(test.deps.config, { secrets })
    }
  })

  it('ends one session and keeps the others', async () => {
    const other = await logIn()
    const id = (await sessions(other)).find((session: { is_current: boolean }) => session.is_current).id
    const end = () => test.call('DELETE', `/cabinet/sessions/${id}`, { token: anna.token })
    expect((await end()).status).toBe(204)
    expect(await me(other)).toBe(401)
    expect(await me(anna.token)).toBe(200)
    expect((await end()).status).toBe(404)
    expect(await sessions(anna.token)).toHaveLength(1)
  })

  it('neither lists nor ends sessions of other users', async () => {
    const stranger = await createUser(test, { role: 'worker' })
    const [{ id }] = await sessions(stranger.token)
    expect((await test.call('DELETE', `/cabinet/sessions/${id}`, { token: anna.token })).status).toBe(404)
    expect((await test.call('DELETE', '/cabinet/sessions/7', { token: anna.token })).status).toBe(404)
    await test.call('DELETE', '/cabinet/sessions', { token: anna.token })
    expect(await me(stranger.token)).toBe(200)
    expect((await test.call('GET', '/cabinet/sessions')).status).toBe(401)
  })

  it('ends all sessions except the current one', async () => {
    const others = [await logIn(), await logIn()]
    expect((await test.call('DELETE', '/cabinet/sessions', { token: anna.token })).status).toBe(204)
    for (const token of others) expect(await me(token)).toBe(401)
    expect(await me(anna.token)).toBe(200)
  })

  it('changes the password and signs out all other devices', async () => {
    const other = await logIn()
    expect((await change(good())).status).toBe(204)
    expect(await me(other)).toBe(401)
    expect(await me(anna.token)).toBe(200)
    expect(await logIn()).toBeUndefined()
    expect(await logIn('Ponte-Novo-77')).toBeDefined()
  })

  it('names the problems of the new password in the requested language', async () => {
    const weak = { ...good(), password: 'Password123!', password_confirmation: 'x' }
    expect((await change(weak)).body.errors).toEqual({
      password: ['This password is on a list of leaked or common passwords'],
      password_confirmation: ['The passwords do not match'],
    })
    expect((await change({ ...good(), current_password: 'x' })).body.errors).toEqual({
      current_password: ['Wrong password'],
    })
  })

  it('limits guesses of the current password', async () => {
    for (let n = 0; n < 5; n++)
      expect((await change({ ...good(), current_password: `x${n}` })).status).toBe(422)
    expect((await change(good())).status).toBe(429)
  })

  it('stores the language of mails', async () => {
    const choose = (language: string) =>
      test.call('PATCH', '/cabinet/language', { token: anna.token, body: { language } })
    expect((await choose('ru')).status).toBe(204)
    expect((await choose('fr')).status).toBe(422)
    const { body } = await test.call('GET', '/cabinet/user-role', { token: anna.token })
    expect(body.data.language).toBe('ru')
  })
})
