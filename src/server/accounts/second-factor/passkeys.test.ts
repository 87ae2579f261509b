import { beforeEach, describe, expect, it } from 'vitest'
import { MINUTE_MS } from '#shared/durations.ts'
import type { Mail } from '../../mail/mailer.ts'
import { createAuthenticator } from '../../testing/authenticator.ts'
import { createUser, type TestUser } from '../../testing/people.ts'
import { engines, useTestApp } from '../../testing/test-app.ts'

const REFUSED = { status: 422, body: { errors: { passkey: [expect.stringContaining('not accepted')] } } }

describe.each(engines())('passkeys on %s', (engine) => {
  const test = useTestApp(engine)
  let anna: TestUser
  let count = 0
  beforeEach(async () => {
    count++
    anna = await createUser(test, { role: 'worker' })
  })

  const own = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object, { token } = anna) =>
    test.call(method, `/cabinet/second-factor${path}`, { token, body })
  const askForNew = async (user = anna) =>
    (await own('POST', '/passkeys/options', { password: user.password }, user)).body.data
  const add = async (authenticator = createAuthenticator(), user = anna) => {
    const passkey = authenticator.create(await askForNew(user))
    const added = await own('POST', '/passkeys', { name: 'Phone', passkey }, user)
    return { authenticator, added }
  }
  const headers = () => ({ 'x-forwarded-for': `203.0.113.${count}` })
  const begin = async ({ email, password } = anna): Promise<string> => {
    const answer = await test.call('POST', '/auth/login', {
      body: { login: email, password },
      headers: headers(),
    })
    expect(answer.body.methods).toContain('passkey')
    return answer.body.challenge
  }
  const ask = async (challenge: string) =>
    (await test.call('POST', '/auth/login/passkey-options', { body: { challenge } })).body.data
  const step = (challenge: string, passkey: object) =>
    test.call('POST', '/auth/login/second-factor', {
      body: { challenge, passkey },
      headers: headers(),
    })
  const passkeys = async () => (await own('GET', '')).body.data.passkeys

  it('are added with the password, give recovery codes, and are mailed', async () => {
    expect((await own('POST', '/passkeys/options', { password: 'Wrong-2026!' })).status).toBe(422)
    const { added, authenticator } = await add()
    expect(added.body.data.recovery_codes).toHaveLength(10)
    expect((await add()).added.body.data.recovery_codes).toBeNull()
    expect(await passkeys()).toEqual([
      { id: expect.any(Number), name: 'Phone', created_at: expect.any(String), last_used_at: null },
      expect.objectContaining({ name: 'Phone' }),
    ])
    const { id } = authenticator.get({ challenge: 'x' })
    expect((await askForNew()).excludeCredentials).toContainEqual(expect.objectContaining({ id }))
    const mails = (await test.queued<Mail>('send-mail')).filter(({ to }) => to === anna.email)
    expect(mails[0]?.subject).toBe('A passkey was added to your account')
    // The mail names both steps: a new password alone leaves the intruder's passkey valid.
    expect(mails[0]?.text).toContain('remove it now and choose a new password: http')
    expect(mails[0]?.text).toContain('/en/about-company')
  })

  it('are twenty of an account at most, also when several are added at once', async () => {
    const known = Array.from({ length: 19 }, (_, index) => ({
      user_id: anna.id,
      credential_id: `known-${count}-${index}`,
      public_key: 'x',
      counter: 0,
      transports: '[]',
      name: 'Phone',
      created_at: test.clock(),
      last_used_at: null,
    }))
    await test.db.insertInto('passkeys').values(known).execute()
    const bodies = [await askForNew(), await askForNew()].map((options) => ({
      name: 'Phone',
      passkey: createAuthenticator().create(options),
    }))
    const added = await Promise.all(bodies.map((body) => own('POST', '/passkeys', body)))
    expect(added.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await own('POST', '/passkeys/options', { password: anna.password })).body.code).toBe(
      'passkeys_full',
    )
    expect(await passkeys()).toHaveLength(20)
  })

  it('open a session as the second step, once for each challenge', async () => {
    const { authenticator } = await add()
    const challenge = await begin()
    const options = await ask(challenge)
    expect(options).toMatchObject({ rpId: 'localhost', allowCredentials: [{ transports: ['internal'] }] })
    // Synced passkeys have no counter: only the stored challenge can detect a second use.
    const proof = authenticator.get(options, { counter: 0 })
    const answers = await Promise.all([step(challenge, proof), step(challenge, proof)])
    expect(answers.map(({ status }) => status).sort()).not.toEqual([200, 200])
    expect(answers.map(({ status }) => status)).toContain(200)
    expect(await step(await begin(), proof)).toMatchObject(REFUSED)
    expect((await passkeys())[0].last_used_at).toEqual(expect.any(String))
  })

  it('of other accounts, origins, hosts, challenges and times are refused', async () => {
    const { authenticator } = await add()
    const bert = await createUser(test, { role: 'boss' })
    const others = await add(createAuthenticator(), bert)
    const challenge = await begin()
    const options = await ask(challenge)
    expect(await step(challenge, others.authenticator.get(options))).toMatchObject(REFUSED)
    expect(
      await step(challenge, authenticator.get(await ask(challenge), { origin: 'https://evil.example' })),
    ).toMatchObject(REFUSED)
    const elsewhere = authenticator.get(await ask(challenge), { rpId: 'evil.example' })
    expect(await step(challenge, elsewhere)).toMatchObject(REFUSED)
    count++
    const again = await begin()
    const invented = authenticator.get({ challenge: 'aW52ZW50ZWQ' })
    expect(await step(again, invented)).toMatchObject(REFUSED)
    const asked = await ask(await begin(bert))
    expect(await step(again, authenticator.get(asked))).toMatchObject(REFUSED)
    const late = await ask(again)
    test.clock.advance(5 * MINUTE_MS)
    expect(await step(await begin(), authenticator.get(late))).toMatchObject(REFUSED)
  })

  it('are accepted in place of the password, once and of the own account only', async () => {
    const { authenticator } = await add()
    const confirm = async () => (await own('POST', '/passkey-options')).body.data
    expect(await confirm()).toMatchObject({ userVerification: 'required' })
    // A touch without PIN or biometrics is not enough: the device may be borrowed.
    const touched = authenticator.get(await confirm(), { isVerified: false })
    expect(await own('POST', '/recovery-codes', { passkey: touched })).toMatchObject(REFUSED)
    const passkey = authenticator.get(await confirm(), { counter: 0 })
    expect((await own('POST', '/recovery-codes', { passkey })).status).toBe(200)
    expect(await own('POST', '/recovery-codes', { passkey })).toMatchObject(REFUSED)
    const forLogin = authenticator.get(await ask(await begin()))
    expect(await own('POST', '/recovery-codes', { passkey: forLogin })).toMatchObject(REFUSED)
    const bert = await createUser(test, { role: 'boss' })
    const others = await add(createAuthenticator(), bert)
    const stranger = others.authenticator.get(await confirm())
    expect(await own('POST', '/recovery-codes', { passkey: stranger })).toMatchObject(REFUSED)
    expect((await own('POST', '/recovery-codes', {})).body.errors).toHaveProperty('password')
  })

  it('open a session alone when the authenticator has checked who holds them, once', async () => {
    const { authenticator } = await add()
    const options = async () => (await test.call('POST', '/auth/passkey-options')).body.data
    const logIn = (passkey: object) => test.call('POST', '/auth/passkey', { body: { passkey } })
    expect(await options()).toMatchObject({ userVerification: 'required', allowCredentials: [] })
    expect(await logIn(authenticator.get(await options(), { isVerified: false }))).toMatchObject(REFUSED)
    const asked = authenticator.get(await ask(await begin()))
    expect(await logIn(asked)).toMatchObject(REFUSED)
    const passkey = authenticator.get(await options(), { counter: 0 })
    const answer = await logIn(passkey)
    expect(String(answer.headers['set-cookie'])).toContain('known_device=')
    const me = await test.call('GET', '/cabinet/user-role', { token: answer.body.access_token })
    expect(me.body.data).toMatchObject({ id: anna.id })
    expect(await logIn(passkey)).toMatchObject(REFUSED)
    await test.db.updateTable('users').set({ blocked_at: test.clock() }).where('id', '=', anna.id).execute()
    expect(await logIn(authenticator.get(await options()))).toMatchObject({
      status: 403,
      body: { code: 'account_blocked' },
    })
  })

  it('whose counter went back are refused: they were copied', async () => {
    const { authenticator } = await add()
    const first = await begin()
    expect((await step(first, authenticator.get(await ask(first), { counter: 7 }))).status).toBe(200)
    const second = await begin()
    expect(await step(second, authenticator.get(await ask(second), { counter: 7 }))).toMatchObject(REFUSED)
  })

  it('are not added without options from the server, twice, or by another account', async () => {
    const options = await askForNew()
    const authenticator = createAuthenticator()
    const passkey = authenticator.create(options)
    const bert = await createUser(test, { role: 'boss' })
    expect(await own('POST', '/passkeys', { name: 'x', passkey }, bert)).toMatchObject(REFUSED)
    const fresh = authenticator.create(await askForNew())
    expect((await own('POST', '/passkeys', { name: 'x', passkey: fresh })).status).toBe(200)
    expect(await own('POST', '/passkeys', { name: 'x', passkey: fresh })).toMatchObject(REFUSED)
    const same = authenticator.create(await askForNew(bert))
    expect(await own('POST', '/passkeys', { name: 'x', passkey: same }, bert)).toMatchObject(REFUSED)
  })

  it('are not added with a transport that cannot be stored', async () => {
    const passkey = createAuthenticator().create(await askForNew())
    const response = { ...passkey.response, transports: ['internal', 'u\u0000sb'] }
    expect((await own('POST', '/passkeys', { name: 'x', passkey: { ...passkey, response } })).status).toBe(
      422,
    )
  })

  it('are renamed and removed by their owner; removing the last one removes the recovery codes', async () => {
    await add()
    const bert = await createUser(test, { role: 'boss' })
    const [{ id }] = await passkeys()
    expect((await own('PUT', `/passkeys/${id}`, { name: 'His' }, bert)).status).toBe(404)
    expect((await own('DELETE', `/passkeys/${id}`, { password: bert.password }, bert)).status).toBe(404)
    expect((await own('PUT', `/passkeys/${id}`, { name: 'My key' })).status).toBe(204)
    expect((await passkeys())[0].name).toBe('My key')
    expect((await own('DELETE', `/passkeys/${id}`, { password: 'Wrong-2026!' })).status).toBe(422)
    const challenge = await begin()
    expect((await own('DELETE', `/passkeys/${id}`, { password: anna.password })).status).toBe(204)
    expect((await own('GET', '')).body.data).toEqual({
      totp: null,
      is_required: false,
      recovery_codes_left: 0,
      passkeys: [],
    })
    expect(await step(challenge, createAuthenticator().get({ challenge: 'x' }))).toMatchObject({
      status: 409,
      body: { code: 'sign_in_expired' },
    })
  })
})
