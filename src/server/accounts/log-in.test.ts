import { beforeEach, describe, expect, it } from 'vitest'
import { MINUTE_MS } from '#shared/durations.ts'
import { mailsTo } from '../testing/mails.ts'
import { createUser, type TestUser } from '../testing/people.ts'
import { engines, useTestApp } from '../testing/test-app.ts'
import { say } from '../texts/texts.ts'
import { deviceCookie } from './known-device.ts'
import { hashPassword } from './password-hash.ts'
import { countAttempt } from './throttle.ts'

const WRONG = { login: ['The e-mail, phone or password is wrong'] }

describe.each(engines())('signing in on %s', (engine) => {
  const test = useTestApp(engine)
  let anna: TestUser
  let address = 0
  beforeEach(async () => {
    address++
    anna = await createUser(test, { role: 'worker', phone: `+4915123${String(100_000 + address)}` })
  })

  const logIn = (body: object, from = `203.0.113.${address}`) =>
    test.call('POST', '/auth/login', { body, headers: { 'x-forwarded-for': from } })
  const guess = (from?: string) => logIn({ login: anna.email, password: 'Wrong-2026!' }, from)
  // Wrong passwords for accounts of others: as many as an address may have.
  const fillAddress = () =>
    test.db
      .insertInto('login_attempts')
      .values(
        Array.from({ length: 320 }, (_, n) => ({
          account: `other ${n}`,
          address: `203.0.113.${address}`,
          site: null,
          attempted_at: test.clock(),
        })),
      )
      .execute()
  const statuses = (answers: { status: number }[]) =>
    Object.entries(Object.groupBy(answers, ({ status }) => String(status))).map(([status, list]) => [
      Number(status),
      list?.length,
    ])

  it('accepts the e-mail address in any case and the phone number in any notation', async () => {
    for (const login of [anna.email, ` ${anna.email.toUpperCase()}`, `0151 23${100_000 + address}`]) {
      const answer = await logIn({ login, password: anna.password })
      expect(answer.status, login).toBe(200)
      expect(answer.body).toEqual({
        access_token: expect.any(String),
        token_type: 'bearer',
        expires_in: 3600,
      })
      const me = await test.call('GET', '/cabinet/user-role', { token: answer.body.access_token })
      expect(me.body.data).toMatchObject({ id: anna.id, role: 'worker' })
    }
  })

  it('gives the same answer for a wrong password, an unknown account, and a wrong password of a blocked account', async () => {
    const blocked = await createUser(test, { role: 'boss', blocked_at: test.clock() })
    for (const body of [
      { login: anna.email, password: 'Wrong-2026!' },
      { login: 'nobody@people.example', password: anna.password },
      { login: '+4915199999999', password: anna.password },
      { login: 'not a phone', password: anna.password },
      { login: blocked.email, password: 'Wrong-2026!' },
    ]) {
      expect(await logIn(body)).toMatchObject({ status: 422, body: { code: 'invalid', errors: WRONG } })
    }
  })

  it('names the wrong role only when the password is right', async () => {
    const right = await logIn({ login: anna.email, password: anna.password, role: 'boss' })
    expect(right).toMatchObject({
      status: 422,
      body: { errors: { role: ['This account has the other role. Please choose that role and try again.'] } },
    })
    const wrong = await logIn({ login: anna.email, password: 'Wrong-2026!', role: 'boss' })
    expect(wrong.body.errors).toEqual(WRONG)
    expect((await logIn({ login: anna.email, password: anna.password, role: 'worker' })).status).toBe(200)
  })

  it('lets the owner in after strangers at ten addresses have guessed the password', async () => {
    for (let n = 0; n < 10; n++)
      for (let time = 0; time < 6; time++)
        expect((await guess(`198.51.100.${n}`)).status).toBe(time < 5 ? 422 : 429)
    expect((await logIn({ login: anna.email, password: anna.password })).status).toBe(200)
    // Attempts within a session have their own counter.
    const change = (current_password: string) =>
      test.call('PUT', '/cabinet/password', {
        token: anna.token,
        body: { current_password, password: 'Other-2027!x', password_confirmation: 'Other-2027!x' },
      })
    expect((await change('Wrong-2026!')).status).toBe(422)
    expect((await change(anna.password)).status).toBe(204)
  })

  it('lets the owner in after strangers in all households of one site have guessed the password', async () => {
    const answers = []
    for (let n = 0; n < 30; n++) answers.push(await guess(`2001:db8:${address}:${n.toString(16)}00::1`))
    expect(statuses(answers)).toEqual([
      [422, 10],
      [429, 20],
    ])
    const right = { login: anna.email, password: anna.password }
    expect((await logIn(right, `2001:db8:${address}:ff00::1`)).status).toBe(429)
    expect((await logIn(right)).status).toBe(200)
    // Others in that site, such as customers of a mobile network, still log in.
    const other = await createUser(test, { role: 'worker' })
    const theirs = { login: other.email, password: other.password }
    expect((await logIn(theirs, `2001:db8:${address}:ff00::1`)).status).toBe(200)
  })

  it('stops guesses from very many addresses, but not a known device', async () => {
    const signedIn = await logIn({ login: anna.email, password: anna.password })
    const cookie = String(signedIn.headers['set-cookie']).split(';')[0] ?? ''
    expect(String(signedIn.headers['set-cookie'])).toMatch(/; HttpOnly; SameSite=Strict$/)
    for (let n = 0; n < 100; n++) expect((await guess(`192.0.2.${n}`)).status).toBe(422)
    const body = { login: anna.email, password: anna.password }
    expect((await logIn(body, '203.0.113.250')).status).toBe(429)
    const from = (value: string) =>
      test.call('POST', '/auth/login', {
        body,
        headers: { cookie: value, 'x-forwarded-for': '203.0.113.251' },
      })
    expect((await from(`${cookie}x`)).status).toBe(429)
    expect((await from(`language=en; ${cookie}`)).status).toBe(200)
  })

  it('stops guesses from very many known devices, but not other addresses', async () => {
    const from = (n: number, password: string) => {
      const [cookie = ''] = deviceCookie(test.deps.config, undefined, anna.id).split(';')
      return test.call('POST', '/auth/login', {
        body: { login: anna.email, password },
        headers: { cookie, 'x-forwarded-for': `198.18.0.${n}` },
      })
    }
    for (let n = 0; n < 100; n++) expect((await from(n, 'Wrong-2026!')).status).toBe(422)
    expect((await from(100, anna.password)).status).toBe(429)
    expect((await logIn({ login: anna.email, password: anna.password })).status).toBe(200)
  })

  it('is refused after 5 wrong passwords from one address, by e-mail or phone, with a Retry-After', async () => {
    for (let n = 0; n < 5; n++) expect((await guess()).status).toBe(422)
    test.clock.advance(5 * MINUTE_MS)
    for (const login of [anna.email, `0151 23${100_000 + address}`]) {
      const answer = await logIn({ login, password: anna.password })
      expect(answer).toMatchObject({
        status: 429,
        body: {
          code: 'too_many_requests',
          message: say('en', 'too_many_sign_ins', { minutes: 10 }),
        },
      })
      expect(answer.headers['retry-after']).toBe(String(10 * 60))
    }
    test.clock.advance(10 * MINUTE_MS)
    expect((await logIn({ login: anna.email, password: anna.password })).status).toBe(200)
  })

  it('does not count right passwords', async () => {
    for (let n = 0; n < 8; n++) {
      expect((await logIn({ login: anna.email, password: anna.password })).status).toBe(200)
    }
  })

  it('lets everybody try three times at an address where 20 passwords of others were wrong', async () => {
    const strangers = Array.from({ length: 20 }, (_, n) => `stranger${address}-${n}@people.example`)
    for (const login of strangers) expect((await logIn({ login, password: 'x' })).status).toBe(422)
    const bert = await createUser(test, { role: 'worker' })
    for (let time = 0; time < 4; time++) {
      const { status, body } = await guess()
      expect(status).toBe(time < 3 ? 422 : 429)
      if (time === 3) expect(body.message).toBe(say('en', 'too_many_sign_ins', { minutes: 15 }))
    }
    expect((await logIn({ login: bert.email, password: bert.password })).status).toBe(200)
    // The attacker's 320 attempts lock the address.
    await fillAddress()
    expect((await logIn({ login: bert.email, password: bert.password })).status).toBe(429)
    expect((await logIn({ login: bert.email, password: bert.password }, '192.0.2.200')).status).toBe(200)
  })

  it('accepts a mailed password from an address where others have used up all attempts, but no guess in its form', async () => {
    await fillAddress()
    const guessed = 'Abcd-Efgh-2345'
    const password_hash = await hashPassword(guessed)
    await test.db.updateTable('users').set({ password_hash }).where('id', '=', anna.id).execute()
    for (let time = 0; time < 3; time++)
      expect((await logIn({ login: anna.email, password: guessed })).status).toBe(422)
    const headers = { 'x-forwarded-for': `203.0.113.${address}` }
    await test.call('POST', '/auth/forgot', { body: { email: anna.email }, headers })
    const text = (await mailsTo(test, anna.email)).at(-1)?.text ?? ''
    const password = /^\w{4}-\w{4}-\w{4}$/m.exec(text)?.[0]
    expect((await logIn({ login: anna.email, password })).status).toBe(200)
    for (let time = 0; time < 3; time++)
      expect((await logIn({ login: anna.email, password: guessed })).status).toBe(422)
  })

  it('accepts 50 texts in the form of a mailed password for one account from one address', async () => {
    const attempts = await Promise.allSettled(
      Array.from({ length: 55 }, () =>
        countAttempt(test.deps, { account: 'mailed:one', address: `203.0.113.${address}` }, 'mailed'),
      ),
    )
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(50)
  })

  it('accepts 5 of 20 concurrent guesses', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => guess()))
    expect(statuses(answers)).toEqual([
      [422, 5],
      [429, 15],
    ])
  })

  it('accepts 320 of 330 concurrent attempts at many accounts from one address', async () => {
    const from = `203.0.113.${address}`
    const attempts = await Promise.allSettled(
      Array.from({ length: 330 }, (_, n) => countAttempt(test.deps, { account: `many${n}`, address: from })),
    )
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(320)
  })

  it('counts an IPv6 network as one address', async () => {
    const from = (n: number) => `2001:db8:${engine === 'pglite' ? 1 : 2}::${n.toString(16)}`
    for (let n = 1; n <= 5; n++) await guess(from(n))
    expect((await guess(from(99))).status).toBe(429)
  })
})
