import { beforeEach, describe, expect, it } from 'vitest'
import { HOUR_MS } from '#shared/durations.ts'
import { mailsTo } from '../testing/mails.ts'
import { createUser, type TestUser } from '../testing/people.ts'
import { createPasskey } from '../testing/second-factor.ts'
import { engines, useTestApp } from '../testing/test-app.ts'

const WRONG = { status: 422, body: { errors: { login: ['The e-mail, phone or password is wrong'] } } }

describe.each(engines())('a forgotten password on %s', (engine) => {
  const test = useTestApp(engine)
  let anna: TestUser
  let address = 0
  beforeEach(async () => {
    address++
    anna = await createUser(test, { role: 'worker', language: 'pl', email_confirmed_at: null })
  })

  const headers = () => ({ 'x-forwarded-for': `203.0.113.${address}` })
  const forget = (email: string) => test.call('POST', '/auth/forgot', { body: { email }, headers: headers() })
  const logIn = (password: string) =>
    test.call('POST', '/auth/login', { body: { login: anna.email, password }, headers: headers() })
  const mailedPassword = async () => {
    await forget(anna.email)
    const mail = (await mailsTo(test, anna.email)).at(-1)
    return /^\w{4}-\w{4}-\w{4}$/m.exec(mail?.text ?? '')?.[0] ?? ''
  }
  const change = (token: string, current_password: string | undefined, password: string) =>
    test.call('PUT', '/cabinet/password', {
      token,
      body: { current_password, password, password_confirmation: password },
      headers: headers(),
    })

  const createOtherSession = async () => ({
    token: (await logIn(anna.password)).body.access_token as string,
  })

  it('gets the same answer for a known and an unknown address', async () => {
    const known = await forget(anna.email.toUpperCase())
    const unknown = await forget('nobody@people.example')
    expect([known.status, known.body]).toEqual([202, ''])
    expect([unknown.status, unknown.body]).toEqual([202, ''])
    expect(await mailsTo(test, 'nobody@people.example')).toEqual([])
    expect(await mailsTo(test, anna.email)).toMatchObject([{ subject: 'Twoje hasło tymczasowe' }])
  })

  it('stays valid, so that nobody can lock out another user', async () => {
    await mailedPassword()
    expect((await logIn(anna.password)).status).toBe(200)
  })

  it('is replaced by a mailed one that signs in once and requires a new one', async () => {
    const temporary = await mailedPassword()
    const { body, status } = await logIn(temporary)
    expect(status).toBe(200)
    const me = await test.call('GET', '/cabinet/user-role', { token: body.access_token })
    expect(me.body.data.must_change_password).toBe(true)
    expect(await logIn(temporary)).toMatchObject(WRONG)
    expect(await logIn(anna.password)).toMatchObject(WRONG)

    for (const typed of [temporary, undefined])
      expect((await change(body.access_token, typed, temporary)).body.errors).toEqual({
        password: ['Please choose a password other than your current one'],
      })
    expect((await change(body.access_token, temporary, 'Ponte-Novo-77')).status).toBe(204)
    const after = await test.call('GET', '/cabinet/user-role', { token: body.access_token })
    expect(after.body.data.must_change_password).toBe(false)
    expect((await logIn('Ponte-Novo-77')).status).toBe(200)
  })

  it('allows only choosing a new password, without typing the temporary one again', async () => {
    const { token: other } = await createOtherSession()
    const { body } = await logIn(await mailedPassword())
    for (const token of [body.access_token, other]) {
      const refused = await test.call('GET', '/cabinet/profile', { token })
      expect([refused.status, refused.body.code]).toEqual([403, 'password_change_required'])
      expect(
        (await test.call('PATCH', '/cabinet/language', { token, body: { language: 'de' } })).status,
      ).toBe(403)
      expect((await test.call('GET', '/cabinet/user-role', { token })).status).toBe(200)
      expect((await test.call('GET', '/jobs', { token })).status).toBe(200)
    }
    expect((await change(other, undefined, 'Ponte-Novo-77')).body.errors).toEqual({
      current_password: ['field cannot be empty'],
    })
    expect((await change(body.access_token, undefined, 'Ponte-Novo-77')).status).toBe(204)
    expect((await test.call('GET', '/cabinet/profile', { token: body.access_token })).status).toBe(200)
  })

  it('allows signing out', async () => {
    const { body } = await logIn(await mailedPassword())
    expect((await test.call('POST', '/auth/logout', { token: body.access_token })).status).toBe(204)
  })

  it('allows one login among concurrent ones with the mailed password', async () => {
    const temporary = await mailedPassword()
    const answers = await Promise.all(Array.from({ length: 4 }, () => logIn(temporary)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422])
  })

  it('is replaced for an hour after each mail, and no longer than two', async () => {
    const temporary = await mailedPassword()
    test.clock.advance(2 * HOUR_MS)
    expect(await logIn(temporary)).toMatchObject(WRONG)
    expect((await logIn(anna.password)).status).toBe(200)
  })

  it('is replaced by no mailed one after a new password was chosen', async () => {
    const mailed = await mailedPassword()
    expect((await change(anna.token, anna.password, 'Ponte-Novo-77')).status).toBe(204)
    expect(await logIn(mailed)).toMatchObject(WRONG)
    test.clock.advance(1)
    expect(await mailedPassword()).not.toBe(mailed)
  })

  it('stays replaced while strangers make requests: the same one is mailed again, later one beside it', async () => {
    const mailed = await mailedPassword()
    test.clock.advance(HOUR_MS - 1)
    address = 100
    for (let network = 0; network < 5; network++, address++) expect(await mailedPassword()).toBe(mailed)
    test.clock.advance(1)
    const later = await mailedPassword()
    expect(later).not.toBe(mailed)
    test.clock.advance(HOUR_MS - 1)
    expect((await logIn(mailed)).status).toBe(200)
    expect(await logIn(later)).toMatchObject(WRONG)
  })

  it('that was mailed confirms the address, and removes what a stranger set up before', async () => {
    const { token, password, id } = anna
    const refused = await test.call('POST', '/cabinet/second-factor/totp', { token, body: { password } })
    expect([refused.status, refused.body.code]).toEqual([403, 'email_unconfirmed'])
    const options = '/cabinet/second-factor/passkeys/options'
    expect((await test.call('POST', options, { token, body: { password } })).status).toBe(403)
    // Of an earlier release.
    await createPasskey(test, { id })
    expect((await logIn(anna.password)).body.second_factor_required).toBe(true)
    const { body } = await logIn(await mailedPassword())
    const me = await test.call('GET', '/cabinet/user-role', { token: body.access_token })
    expect(me.body.data).toMatchObject({ email_confirmed: true, must_change_password: true })
    const left = test.db.selectFrom('passkeys').select('id').where('user_id', '=', id)
    expect(await left.execute()).toEqual([])
  })

  it('sends no mail to a blocked user', async () => {
    const blocked = await createUser(test, { role: 'boss', blocked_at: test.clock() })
    expect((await forget(blocked.email)).status).toBe(202)
    expect(await mailsTo(test, blocked.email)).toEqual([])
  })

  it('allows 5 requests in 15 minutes for an address, known or not', async () => {
    for (const email of [anna.email, 'unknown@people.example']) {
      for (let n = 0; n < 5; n++) expect((await forget(email)).status).toBe(202)
      const refused = await forget(email)
      expect(refused.status).toBe(429)
      expect(refused.headers['retry-after']).toBe(String(15 * 60))
    }
    expect(await mailsTo(test, anna.email)).toHaveLength(5)
    expect((await logIn(anna.password)).status).toBe(200)
  })
})
