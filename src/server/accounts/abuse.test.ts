import { describe, expect, it } from 'vitest'
import { DAY_MS, MINUTE_MS } from '#shared/durations.ts'
import { eraseNow } from '../testing/erase.ts'
import { mailsTo } from '../testing/mails.ts'
import { createUser } from '../testing/people.ts'
import { engines, useTestApp } from '../testing/test-app.ts'
import { say } from '../texts/texts.ts'
import { deviceCookie } from './known-device.ts'

const STRANGER = 'stranger@people.example'

describe.each(engines())('abuse of accounts on %s', (engine) => {
  const test = useTestApp(engine)

  const register = (change: object) =>
    test.call('POST', '/auth/register', {
      body: {
        role: 'boss',
        person_type: 'individual',
        name: 'Eva',
        surname: 'Evil',
        email: STRANGER,
        phone: '0151 23999999',
        password: 'Bridge-2026!',
        password_confirmation: 'Bridge-2026!',
        privacy_policy: true,
        ...change,
      },
    })
  const countMails = async (email: string) => (await mailsTo(test, email)).length

  it('one mailbox gets five confirmation mails a day, even if accounts are registered and deleted repeatedly', async () => {
    for (let cycle = 0; cycle < 10; cycle++) {
      const { status, body } = await register({})
      expect(status).toBe(201)
      const token = body.access_token
      const again = await test.call('POST', '/auth/confirm-email/resend', { token })
      expect(again.status).toBe(cycle < 2 ? 202 : 429)
      expect((await register({})).body.errors).toHaveProperty('email')
      // Collects the queued mails now, because an erasure deletes them.
      await mailsTo(test, STRANGER)
      await eraseNow(test, { token, password: 'Bridge-2026!' })
    }
    expect(await countMails(STRANGER)).toBe(5)
  })

  it('one network gets five temporary passwords a day for a mailbox, so that strangers elsewhere do not use up its owner’s', async () => {
    const { email } = await createUser(test, { role: 'worker' })
    const forgot = async (from: string) => {
      const headers = { 'x-forwarded-for': from }
      return (await test.call('POST', '/auth/forgot', { body: { email }, headers })).status
    }
    for (let n = 0; n < 5; n++) expect(await forgot('198.51.100.1')).toBe(202)
    test.clock.advance(15 * MINUTE_MS)
    expect(await forgot('198.51.100.1')).toBe(202)
    expect(await countMails(email)).toBe(5)
    // Households of one IPv6 site.
    for (let n = 0; n < 10; n++) expect(await forgot(`2001:db8:1:${n}00::1`)).toBe(202)
    expect(await countMails(email)).toBe(10)
    expect(await forgot('203.0.113.1')).toBe(202)
    expect(await countMails(email)).toBe(11)
    test.clock.advance(DAY_MS)
    await forgot('198.51.100.1')
    expect(await countMails(email)).toBe(12)
  })

  it('strangers do not use up the confirmation mails of a newcomer', async () => {
    const { token, password } = await createUser(test, { role: 'worker' })
    const email = 'newcomer@people.example'
    for (let n = 0; n < 5; n++) await test.call('PUT', '/cabinet/email', { token, body: { email, password } })
    for (let n = 0; n < 5; n++) await test.call('POST', '/subscriptions', { body: { email } })
    const before = await countMails(email)
    const { status, body } = await register({ email, phone: '0151 23999998' })
    expect(status).toBe(201)
    expect(await countMails(email)).toBe(before + 1)
    const resend = () => test.call('POST', '/auth/confirm-email/resend', { token: body.access_token })
    for (let n = 0; n < 4; n++) expect((await resend()).status).toBe(202)
    test.clock.advance(15 * MINUTE_MS)
    const refused = await resend()
    expect([refused.status, refused.body.message]).toEqual([
      429,
      say('en', 'too_many_confirmations', { hours: 24 }),
    ])
    expect(await countMails(email)).toBe(before + 5)
  })

  it('the owner can request a temporary password on a known device, although others have used up the limit', async () => {
    const { id, email } = await createUser(test, { role: 'worker' })
    const [cookie = ''] = deviceCookie(test.deps.config, undefined, id).split(';')
    const forgot = async (n: number, headers = {}) => {
      const from = { 'x-forwarded-for': `198.51.${100 + Math.floor(n / 250)}.${n % 250}`, ...headers }
      return (await test.call('POST', '/auth/forgot', { body: { email }, headers: from })).status
    }
    for (let n = 0; n < 100; n++) expect(await forgot(n)).toBe(202)
    expect(await forgot(100)).toBe(429)
    expect(await countMails(email)).toBe(100)
    expect(await forgot(100, { cookie })).toBe(202)
    expect(await countMails(email)).toBe(101)
    for (let n = 0; n < 4; n++) expect(await forgot(100, { cookie })).toBe(202)
    expect(await forgot(100, { cookie })).toBe(429)
    expect(await countMails(email)).toBe(105)
  })

  it('names that imitate the site are refused', async () => {
    const wrong = await register({ email: 'a@people.example', name: 'Jоbmost', surname: 'Security' })
    expect(wrong).toMatchObject({ status: 422, body: { errors: { name: [expect.any(String)] } } })
    const person = await createUser(test, { role: 'boss', person_type: 'legal_entity' })
    const change = await test.call('PATCH', '/cabinet/profile', {
      token: person.token,
      body: { company_name: 'J0bmost Support' },
    })
    expect(change.body.errors).toHaveProperty('company_name')
  })

  it('demo accounts cannot log in on a public address', async () => {
    const demo = await createUser(test, { role: 'admin', email: 'admin@jobmost.example' })
    const logIn = () =>
      test.call('POST', '/auth/login', { body: { login: demo.email, password: demo.password } })
    expect((await logIn()).status).toBe(200)
    const { publicUrl } = test.deps.config
    test.deps.config.publicUrl = 'https://jobmost.example'
    expect((await logIn()).status).toBe(422)
    test.deps.config.publicUrl = publicUrl
  })
})
