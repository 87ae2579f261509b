import { beforeEach, describe, expect, it } from 'vitest'
import { DAY_MS } from '#shared/durations.ts'
import { mailsTo } from '../testing/mails.ts'
import { createUser } from '../testing/people.ts'
import { engines, useTestApp } from '../testing/test-app.ts'

const CHROME =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36'

describe.each(engines())('registration on %s', (engine) => {
  const test = useTestApp(engine)
  let count = 0
  beforeEach(() => {
    count++
  })

  const form = (change: object = {}) => ({
    role: 'worker',
    person_type: 'individual',
    name: 'Oksana',
    surname: 'Petrenko',
    email: `oksana${count}@people.example`,
    phone: `0151 ${String(23_000_000 + count)}`,
    password: 'Bridge-2026!',
    password_confirmation: 'Bridge-2026!',
    privacy_policy: true,
    ...change,
  })
  const register = (change: object = {}, headers: Record<string, string> = {}) =>
    test.call('POST', '/auth/register', { body: form(change), headers })
  const findUser = (email: string) =>
    test.db.selectFrom('users').selectAll().where('email', '=', email).execute()

  it('creates an account and signs the user in', async () => {
    const answer = await register({ email: ` Oksana${count}@People.example ` }, { 'accept-language': 'ru' })
    expect(answer.status).toBe(201)
    expect(answer.body).toEqual({ access_token: expect.any(String), token_type: 'bearer', expires_in: 3600 })
    const { body } = await test.call('GET', '/cabinet/user-role', { token: answer.body.access_token })
    expect(body.data).toEqual({
      id: expect.any(Number),
      role: 'worker',
      roles: ['worker'],
      person_type: 'individual',
      name: 'Oksana',
      surname: 'Petrenko',
      email: `oksana${count}@people.example`,
      email_confirmed: false,
      phone: `+49151${23_000_000 + count}`,
      url_img: null,
      company_name: null,
      contact_name: null,
      language: 'ru',
      must_change_password: false,
      pending_email: null,
      pending_phone: null,
      erase_at: null,
      exported_at: null,
      privacy: { version: 'privacy-policy 1', accepted_at: test.clock().toISOString() },
      terms: { version: 'terms 1', accepted_at: test.clock().toISOString() },
    })
  })

  it('stores the time and version of the consent, and the password only as an argon2id hash', async () => {
    await register()
    const [user] = await findUser(form().email)
    expect(user?.privacy_accepted_at).toEqual(test.clock())
    expect(user?.privacy_version).toBe('privacy-policy 1')
    expect(user?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })

  it.each([
    ['phone', { phone: '12345' }, 'wrong phone number'],
    ['phone', { phone: '+49 151 abc' }, 'wrong phone number'],
    ['email', { email: 'oksana' }, 'Please enter a valid e-mail address'],
    ['password_confirmation', { password_confirmation: 'Bridge-2027!' }, 'The passwords do not match'],
    ['privacy_policy', { privacy_policy: false }, 'Please agree to the privacy policy'],
    ['name', { name: '  ' }, 'field cannot be empty'],
    ['role', { role: 'admin' }, 'field cannot be empty'],
    ['company_name', { person_type: 'legal_entity', contact_name: 'Jan' }, 'field cannot be empty'],
    ['contact_name', { person_type: 'legal_entity', company_name: 'Bakery' }, 'field cannot be empty'],
    [
      'vat_id',
      { person_type: 'legal_entity', company_name: 'Bakery', contact_name: 'Jan', vat_id: 'DE136695975' },
      'Please check the VAT number: a digit is wrong or missing. A German number is DE followed by 9 digits.',
    ],
  ])('names the problem of %s', async (field, change, message) => {
    const answer = await register(change)
    expect(answer.status).toBe(422)
    expect(answer.body).toMatchObject({ code: 'invalid', errors: { [field]: [message] } })
    expect(Object.keys(answer.body.errors)).toEqual([field])
    expect(await findUser(form().email)).toEqual([])
  })

  it('names all invalid fields at once, of the schema and of further rules', async () => {
    const { status, body } = await register({
      phone: '12',
      password: 'weak',
      password_confirmation: 'week',
      privacy_policy: false,
    })
    expect([status, Object.keys(body.errors).sort()]).toEqual([
      422,
      ['password', 'password_confirmation', 'phone', 'privacy_policy'],
    ])
    const nothing = await test.call('POST', '/auth/register', { body: {} })
    expect([nothing.status, nothing.body.errors.name]).toEqual([422, ['field cannot be empty']])
    const object = await register({ password: { toString: 1 } as never })
    expect(object.status).toBe(422)
  })

  it('names every rule that a password breaks', async () => {
    const weak = await register({ password: 'monkey', password_confirmation: 'monkey' })
    expect(weak.body.errors.password).toEqual([
      'At least 10\u00a0characters',
      'At least one digit',
      'At least one symbol',
      'At least one upper-case letter',
      'This password is on a list of leaked or common passwords',
    ])
    const leaked = { password: 'Password123!', password_confirmation: 'Password123!' }
    expect((await register(leaked)).body.errors.password).toEqual([
      'This password is on a list of leaked or common passwords',
    ])
    const personal = { password: 'Petrenko-26!', password_confirmation: 'Petrenko-26!' }
    expect((await register(personal)).body.errors.password).toEqual([
      'The password must not contain your name or e-mail address',
    ])
  })

  it.each([
    ['de', 'Ungültige Telefonnummer', 'Die Passwörter stimmen nicht überein'],
    ['ru', 'Неверный номер телефона', 'Пароли не совпадают'],
    ['pl', 'Nieprawidłowy numer telefonu', 'Hasła nie są takie same'],
    ['en', 'wrong phone number', 'The passwords do not match'],
  ])('names problems in the language %s', async (language, phone, mismatch) => {
    const answer = await register({ phone: '1', password_confirmation: 'x' }, { 'accept-language': language })
    expect(answer.body.errors).toEqual({ phone: [phone], password_confirmation: [mismatch] })
  })

  it('accepts a company with its VAT id', async () => {
    const answer = await register({
      role: 'boss',
      person_type: 'legal_entity',
      company_name: 'Bäckerei Nord',
      contact_name: 'Jan Nowak',
      vat_id: 'de 136 695 976',
    })
    expect(answer.status).toBe(201)
    expect((await findUser(form().email))[0]).toMatchObject({
      company_name: 'Bäckerei Nord',
      vat_id: 'DE136695976',
    })
  })

  it('accepts a foreign phone number and stores it in E.164', async () => {
    const phone = `+48 601 ${String(100_000 + count).slice(0, 3)} ${String(100_000 + count).slice(3)}`
    expect((await register({ phone })).status).toBe(201)
    expect((await findUser(form().email))[0]?.phone).toBe(phone.replaceAll(' ', ''))
  })

  it('refuses an e-mail or phone number that has an account, in any notation', async () => {
    const known = await createUser(test, {
      role: 'boss',
      email: 'Known@people.example',
      phone: '+4915112345678',
    })
    const answer = await register({ email: known.email.toUpperCase(), phone: '0151/1234 5678' })
    expect(answer.status).toBe(422)
    expect(answer.body.errors).toEqual({
      email: ['This e-mail address already belongs to an account'],
      phone: ['This phone number already belongs to an account'],
    })
  })

  it('creates one account for concurrent copies of one form', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => register()))
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, 422, 422, 422, 422, 422])
    for (const { body } of answers.filter((answer) => answer.status === 422)) {
      expect(body.errors.email ?? body.errors.phone).toBeDefined()
    }
    expect(await findUser(form().email)).toHaveLength(1)
  })

  it('creates one account for concurrent registrations with one phone number', async () => {
    const answers = await Promise.all([register(), register({ email: `other${count}@people.example` })])
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, 422])
    expect(answers.find((answer) => answer.status === 422)?.body.errors).toEqual({
      phone: ['This phone number already belongs to an account'],
    })
  })

  it('stores the device of the registration', async () => {
    const { body } = await register({}, { 'user-agent': CHROME })
    const sessions = await test.call('GET', '/cabinet/sessions', { token: body.access_token })
    expect(sessions.body.data).toMatchObject([{ device: 'Chrome, Android', is_current: true }])
  })

  it.each([
    ['en', 'Please confirm your e-mail address'],
    ['de', 'Bitte bestätigen Sie Ihre E-Mail-Adresse'],
    ['ru', 'Подтвердите адрес эл.\u00a0почты'],
    ['pl', 'Potwierdź swój adres e-mail'],
  ])(
    'mails a link in the language %s that confirms the address, also when opened twice',
    async (language, subject) => {
      const { body } = await register({}, { 'accept-language': language })
      const mail = (await mailsTo(test, form().email))[0]
      expect(mail?.subject).toBe(subject)
      const [, token] =
        /http:\/\/localhost:3000\/[a-z]{2}\/confirm-email#token=(\S+)/.exec(mail?.text ?? '') ?? []
      for (const _ of [1, 2]) {
        const answer = await test.call('POST', '/auth/confirm-email', { body: { token } })
        expect(answer).toMatchObject({
          status: 200,
          body: { data: { email_confirmed: true, email: form().email } },
        })
      }
      const me = await test.call('GET', '/cabinet/user-role', { token: body.access_token })
      expect(me.body.data.email_confirmed).toBe(true)
      const kept = await test.db
        .selectFrom('email_tokens')
        .selectAll()
        .where('email', '=', form().email)
        .execute()
      expect(JSON.stringify(kept)).not.toContain(token)
    },
  )

  it('resends the confirmation on request and refuses a link after 7 days', async () => {
    const { body } = await register()
    expect((await test.call('POST', '/auth/confirm-email/resend', { token: body.access_token })).status).toBe(
      202,
    )
    const mails = await mailsTo(test, form().email)
    expect(mails).toHaveLength(2)
    const token = /#token=(\S+)/.exec(mails[1]?.text ?? '')?.[1]
    test.clock.advance(7 * DAY_MS)
    const late = await test.call('POST', '/auth/confirm-email', { body: { token } })
    expect(late).toMatchObject({
      status: 422,
      body: { errors: { token: ['This link is no longer valid. Please ask for a new one.'] } },
    })
    expect((await test.call('POST', '/auth/confirm-email', { body: { token: 'made-up' } })).status).toBe(422)
  })

  it('does not resend to a confirmed address', async () => {
    const { token, email } = await createUser(test, { role: 'worker' })
    expect((await test.call('POST', '/auth/confirm-email/resend', { token })).status).toBe(202)
    expect(await mailsTo(test, email)).toEqual([])
  })
})
