import { beforeEach, describe, expect, it } from 'vitest'
import { MINUTE_MS } from '#shared/durations.ts'
import type { Mail } from '../../mail/mailer.ts'
import { createUser, type TestUser } from '../../testing/people.ts'
import { setUpTotp } from '../../testing/second-factor.ts'
import { engines, useTestApp } from '../../testing/test-app.ts'
import { openSecret, sealSecret } from './secret-seal.ts'

const EXPIRED = { status: 409, body: { code: 'sign_in_expired' } }
const WRONG = { status: 422, body: { errors: { code: ['This code is wrong or has already been used'] } } }

describe.each(engines())('a second factor on %s', (engine) => {
  const test = useTestApp(engine)
  let anna: TestUser
  let app: Awaited<ReturnType<typeof setUpTotp>>
  let count = 0
  beforeEach(async () => {
    count++
    anna = await createUser(test, { role: 'worker' })
    app = await setUpTotp(test, anna)
  })

  const headers = (from = `203.0.113.${count}`) => ({ 'x-forwarded-for': from })
  const logIn = async (password = anna.password, from?: string) =>
    test.call('POST', '/auth/login', { body: { login: anna.email, password }, headers: headers(from) })
  const begin = async (from?: string): Promise<string> => (await logIn(undefined, from)).body.challenge
  const step = (body: object, from?: string) =>
    test.call('POST', '/auth/login/second-factor', { body, headers: headers(from) })
  const signIn = async (proof: object) => step({ challenge: await begin(), ...proof })
  const own = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) =>
    test.call(method, `/cabinet/second-factor${path}`, { token: anna.token, body })
  const subjects = async () =>
    (await test.queued<Mail>('send-mail')).filter(({ to }) => to === anna.email).map(({ subject }) => subject)
  const wrongCode = () => (app.codeIn() === '000000' ? '111111' : '000000')

  it('the right password alone opens no session', async () => {
    const answer = await logIn()
    expect(answer).toMatchObject({
      status: 200,
      body: { second_factor_required: true, expires_in: 300, methods: ['totp', 'recovery_code'] },
    })
    expect(answer.body).not.toHaveProperty('access_token')
    expect(answer.headers).not.toHaveProperty('set-cookie')
    expect((await logIn('Wrong-2026!')).status).toBe(422)
  })

  it('a code of the app opens it, once', async () => {
    const code = app.codeIn()
    const answer = await signIn({ code: `${code.slice(0, 3)} ${code.slice(3)}` })
    expect(answer.status).toBe(200)
    expect(String(answer.headers['set-cookie'])).toContain('known_device=')
    const me = await test.call('GET', '/cabinet/user-role', { token: answer.body.access_token })
    expect(me.body.data).toMatchObject({ id: anna.id })
    expect(await signIn({ code })).toMatchObject(WRONG)
    // A code of an earlier interval than the last used one is refused too.
    expect(await signIn({ code: app.codeIn(-1) })).toMatchObject(WRONG)
    expect((await signIn({ code: app.codeIn(1) })).status).toBe(200)
  })

  it('codes of other times, other apps and the set-up are refused', async () => {
    const bert = await createUser(test, { role: 'boss' })
    const others = await setUpTotp(test, bert)
    expect(await signIn({ code: app.codeIn(-2) })).toMatchObject(WRONG)
    expect(await signIn({ code: app.codeIn(2) })).toMatchObject(WRONG)
    expect(await signIn({ code: others.codeIn() })).toMatchObject(WRONG)
  })

  it('one challenge opens one session, even with two proofs at once', async () => {
    const challenge = await begin()
    const proofs = [
      { code: app.codeIn() },
      { code: app.codeIn() },
      { recovery_code: app.recoveryCodes?.[0] },
      { recovery_code: app.recoveryCodes?.[1] },
    ]
    const answers = await Promise.all(proofs.map((proof) => step({ challenge, ...proof })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await step({ challenge, code: app.codeIn(1) })).toMatchObject(EXPIRED)
    // A refused code stays valid.
    expect((await own('GET', '')).body.data.recovery_codes_left).toBeGreaterThanOrEqual(9)
  })

  it('one code opens one session, even at two challenges at once', async () => {
    const [first, second] = [await begin(), await begin()]
    const code = app.codeIn()
    const answers = await Promise.all([first, second].map((challenge) => step({ challenge, code })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
  })

  it('a challenge ends after 5 minutes, after 5 wrong codes, and with a new password', async () => {
    const late = await begin()
    test.clock.advance(5 * MINUTE_MS)
    expect(await step({ challenge: late, code: app.codeIn() })).toMatchObject(EXPIRED)
    const guessed = await begin()
    for (let n = 0; n < 5; n++)
      expect(await step({ challenge: guessed, code: wrongCode() }, `198.51.100.${n}`)).toMatchObject(WRONG)
    expect(await step({ challenge: guessed, code: app.codeIn() })).toMatchObject(EXPIRED)
    expect((await subjects()).at(-1)).toBe('Wrong codes while logging in to your account')
    const before = await begin()
    const password = 'Kirschbaum-2027'
    const body = { current_password: anna.password, password, password_confirmation: password }
    expect((await test.call('PUT', '/cabinet/password', { token: anna.token, body })).status).toBe(204)
    expect(await step({ challenge: before, code: app.codeIn() })).toMatchObject(EXPIRED)
  })

  it('guesses are counted by account and client address over all challenges; other addresses are not locked out', async () => {
    for (let n = 0; n < 5; n++) {
      const challenge = await begin('198.51.100.7')
      expect(await step({ challenge, code: wrongCode() }, '198.51.100.7')).toMatchObject(WRONG)
    }
    const challenge = await begin('198.51.100.7')
    expect((await step({ challenge, code: app.codeIn() }, '198.51.100.7')).status).toBe(429)
    expect((await signIn({ code: app.codeIn() })).status).toBe(200)
  })

  it('after 50 guesses a day from any addresses, only known devices can sign in', async () => {
    const signedIn = await signIn({ code: app.codeIn() })
    const cookie = String(signedIn.headers['set-cookie']).split(';')[0] ?? ''
    for (let n = 0; n < 49; n++) {
      const from = `198.51.101.${n}`
      await step({ challenge: await begin(from), code: wrongCode() }, from)
    }
    expect((await signIn({ code: app.codeIn(1) })).status).toBe(429)
    const known = await test.call('POST', '/auth/login/second-factor', {
      body: { challenge: await begin(), code: app.codeIn(1) },
      headers: { ...headers('198.51.102.1'), cookie },
    })
    expect(known.status).toBe(200)
  })

  it('known devices have 50 guesses a day in all: an attacker may have many', async () => {
    const { deviceCookie } = await import('../known-device.ts')
    const guess = async (n: number, code: string) => {
      const [cookie = ''] = deviceCookie(test.deps.config, `device=${n}`, anna.id).split(';')
      const body = { challenge: await begin(`198.51.103.${n}`), code }
      return test.call('POST', '/auth/login/second-factor', { body, headers: { ...headers(), cookie } })
    }
    for (let n = 0; n < 50; n++) expect(await guess(n, wrongCode())).toMatchObject(WRONG)
    expect((await guess(50, app.codeIn())).status).toBe(429)
    // Attempts from known devices and from other addresses are counted separately.
    expect((await signIn({ code: app.codeIn() })).status).toBe(200)
  })

  it('a recovery code works once, in any notation, and the owner is mailed', async () => {
    const [first = ''] = app.recoveryCodes ?? []
    expect(app.recoveryCodes).toHaveLength(10)
    expect((await signIn({ recovery_code: first.replace('-', ' ').toUpperCase() })).status).toBe(200)
    expect(await signIn({ recovery_code: first })).toMatchObject({
      status: 422,
      body: { errors: { recovery_code: WRONG.body.errors.code } },
    })
    expect((await own('GET', '')).body.data.recovery_codes_left).toBe(9)
    expect((await subjects()).at(-1)).toBe('A recovery code was used')
  })

  it('new recovery codes replace the old ones and need the password', async () => {
    const refused = await own('POST', '/recovery-codes', { password: 'Wrong-2026!' })
    expect(refused).toMatchObject({ status: 422, body: { errors: { password: ['Wrong password'] } } })
    const made = await own('POST', '/recovery-codes', { password: anna.password })
    expect((await signIn({ recovery_code: app.recoveryCodes?.[0] })).status).toBe(422)
    expect((await signIn({ recovery_code: made.body.data.recovery_codes[0] })).status).toBe(200)
  })

  it('removing the app needs the password, ends sign-ins under way and is mailed', async () => {
    const challenge = await begin()
    expect((await own('DELETE', '/totp', { password: 'Wrong-2026!' })).status).toBe(422)
    expect((await own('DELETE', '/totp', { password: anna.password })).status).toBe(204)
    expect(await step({ challenge, code: app.codeIn() })).toMatchObject(EXPIRED)
    expect((await own('GET', '')).body.data).toEqual({
      totp: null,
      is_required: false,
      recovery_codes_left: 0,
      passkeys: [],
    })
    expect(await subjects()).toEqual([
      'An authenticator app was added to your account',
      'The authenticator app was removed from your account',
    ])
    expect((await logIn()).body).toHaveProperty('access_token')
    expect((await own('POST', '/recovery-codes', { password: anna.password })).status).toBe(404)
  })

  it('a new app replaces the former one once it is confirmed; recovery codes stay', async () => {
    const started = await own('POST', '/totp', { password: anna.password })
    expect(started.body.data.uri).toContain(`secret=${started.body.data.secret}`)
    expect((await own('POST', '/totp/confirm', { code: wrongCode() })).status).toBe(422)
    expect((await signIn({ code: app.codeIn() })).status).toBe(200)
    const second = await setUpTotp(test, anna)
    expect(second.recoveryCodes).toBeNull()
    expect((await signIn({ code: app.codeIn() })).status).toBe(422)
    expect((await signIn({ code: second.codeIn() })).status).toBe(200)
  })

  it('a temporary password needs the second step too, and is used up by it', async () => {
    const { hashPassword } = await import('../password-hash.ts')
    await test.db
      .updateTable('users')
      .set({
        temporary_password_hash: await hashPassword('Xk7d-Qm3p-Zt9w'),
        temporary_password_expires_at: new Date(test.clock().getTime() + 10 * MINUTE_MS),
      })
      .where('id', '=', anna.id)
      .execute()
    const { challenge } = (await logIn('Xk7d-Qm3p-Zt9w')).body
    const answer = await step({ challenge, code: app.codeIn() })
    const me = await test.call('GET', '/cabinet/user-role', { token: answer.body.access_token })
    expect(me.body.data).toMatchObject({ must_change_password: true })
    expect((await logIn('Xk7d-Qm3p-Zt9w')).status).toBe(422)
  })

  it('the database has neither secret nor codes in clear', async () => {
    const challenge = await begin()
    const rows = JSON.stringify([
      await test.db.selectFrom('totp_factors').selectAll().execute(),
      await test.db.selectFrom('recovery_codes').selectAll().execute(),
      await test.db.selectFrom('sign_in_challenges').selectAll().execute(),
    ])
    for (const secret of [app.secret, ...(app.recoveryCodes ?? []), challenge])
      expect(rows).not.toContain(secret.replace('-', ''))
  })

  it('an encrypted secret is decrypted for its account and with its key only', async () => {
    const key = [new TextEncoder().encode('one')] as const
    const sealed = sealSecret(key, 1, 'JBSWY3DP')
    expect(openSecret(key, 1, sealed)).toBe('JBSWY3DP')
    expect(openSecret(key, 2, sealed)).toBeNull()
    expect(openSecret([new TextEncoder().encode('two')], 1, sealed)).toBeNull()
  })
})
