import { beforeEach, describe, expect, it } from 'vitest'
import { DAY_MS, HOUR_MS } from '#shared/durations.ts'
import { createHandlers } from '../background/registry.ts'
import type { Mail } from '../mail/mailer.ts'
import { mailsTo as sentTo } from '../testing/mails.ts'
import { createUser, type TestUser } from '../testing/people.ts'
import { engines, useTestApp } from '../testing/test-app.ts'

describe.each(engines())('a changed address or number on %s', (engine) => {
  const test = useTestApp(engine)
  let anna: TestUser
  let count = 0
  beforeEach(async () => {
    count++
    anna = await createUser(test, { role: 'worker' })
  })

  const next = () => `new-${engine}-${count}@people.example`
  const me = async () => (await test.call('GET', '/cabinet/user-role', { token: anna.token })).body.data
  const changeEmail = (email: string, password = anna.password) =>
    test.call('PUT', '/cabinet/email', { token: anna.token, body: { email, password } })
  const changePhone = (phone: string, password = anna.password) =>
    test.call('PUT', '/cabinet/phone', { token: anna.token, body: { phone, password } })
  const mailsTo = async (email: string) =>
    (await test.queued<Mail>('send-mail')).filter(({ to }) => to === email)
  const tokenMailedTo = async (email: string) =>
    /#token=([\w-]+)/.exec((await sentTo(test, email)).at(-1)?.text ?? '')?.[1] ?? ''
  const confirm = (token: string) => test.call('POST', '/auth/confirm-email', { body: { token } })
  const logIn = async (login: string) =>
    (await test.call('POST', '/auth/login', { body: { login, password: anna.password } })).status

  it('a new e-mail address takes effect once confirmed; the old and the new address are mailed', async () => {
    expect((await changeEmail(next().toUpperCase())).status).toBe(202)
    expect(await me()).toMatchObject({ email: anna.email, pending_email: next() })
    expect(await logIn(next())).toBe(422)
    expect((await mailsTo(anna.email)).map(({ subject }) => subject)).toEqual([
      'Your e-mail address is about to change',
    ])
    const token = await tokenMailedTo(next())
    expect((await confirm(token)).status).toBe(200)
    expect((await confirm(token)).status).toBe(200)
    expect(await me()).toMatchObject({ email: next(), email_confirmed: true, pending_email: null })
    expect([await logIn(next()), await logIn(anna.email)]).toEqual([200, 422])
    for (const email of [anna.email, next()])
      expect((await mailsTo(email)).at(-1)?.subject).toBe('Your e-mail address was changed')
  })

  it('a cancelled, replaced or expired request changes nothing', async () => {
    await changeEmail(next())
    const first = await tokenMailedTo(next())
    await changeEmail(`b-${next()}`)
    const second = await tokenMailedTo(`b-${next()}`)
    expect((await confirm(first)).status).toBe(422)
    expect((await test.call('DELETE', '/cabinet/email', { token: anna.token })).status).toBe(204)
    expect((await confirm(second)).status).toBe(422)
    await changeEmail(next())
    const third = await tokenMailedTo(next())
    test.clock.advance(7 * DAY_MS)
    expect((await confirm(third)).status).toBe(422)
    test.clock.advance(-7 * DAY_MS)
    expect(await me()).toMatchObject({ email: anna.email })
  })

  it('an address of another account is refused, also if that account took it after the request', async () => {
    const other = await createUser(test, { role: 'boss' })
    expect((await changeEmail(other.email)).body.errors).toHaveProperty('email')
    await changeEmail(next())
    await createUser(test, { role: 'boss', email: next() })
    expect((await confirm(await tokenMailedTo(next()))).status).toBe(422)
    expect(await me()).toMatchObject({ email: anna.email })
  })

  it('no queue contains a link, also after a retry; a new password invalidates the link', async () => {
    await changeEmail(next())
    const queued = await test.queued<{ user_id: number }>('mail-new-address')
    expect(queued.at(-1)).toEqual({ user_id: anna.id })
    const token = await tokenMailedTo(next())
    await createHandlers(test.deps)['mail-new-address']({ user_id: anna.id })
    expect((await confirm(token)).status).toBe(422)
    const second = await tokenMailedTo(next())
    expect(second).not.toBe(token)
    const password = 'Kirschbaum-2027'
    const body = { current_password: anna.password, password, password_confirmation: password }
    expect((await test.call('PUT', '/cabinet/password', { token: anna.token, body })).status).toBe(204)
    expect((await confirm(second)).status).toBe(422)
    expect(await me()).toMatchObject({ email: anna.email, pending_email: null })
  })

  it('can be requested five times a day', async () => {
    for (let n = 0; n < 5; n++) expect((await changeEmail(`${n}-${next()}`)).status).toBe(202)
    expect((await changeEmail(next())).status).toBe(429)
  })

  it('to an address that another account has requested five times is still possible', async () => {
    for (let n = 0; n < 5; n++) expect((await changeEmail(next())).status).toBe(202)
    expect((await changeEmail(next())).status).toBe(429)
    anna = await createUser(test, { role: 'worker' })
    expect((await changeEmail(next())).status).toBe(202)
  })

  it('a temporary password mailed to the former address is void', async () => {
    await test.call('POST', '/auth/forgot', { body: { email: anna.email } })
    const temporary = /^\w{4}-\w{4}-\w{4}$/m.exec((await sentTo(test, anna.email)).at(-1)?.text ?? '')?.[0]
    await changeEmail(next())
    expect((await confirm(await tokenMailedTo(next()))).status).toBe(200)
    const body = { login: next(), password: temporary ?? 'none' }
    expect((await test.call('POST', '/auth/login', { body })).status).toBe(422)
    expect(await logIn(next())).toBe(200)
  })

  it('a number may be tried five times a day, so that a list of numbers cannot be checked for accounts', async () => {
    const phone = `+4930777${count}${engine.length}00`
    await createUser(test, { role: 'boss', phone })
    for (let n = 0; n < 5; n++) expect((await changePhone(phone)).status).toBe(422)
    expect((await changePhone(`030 2999${count}${engine.length}00`)).status).toBe(429)
  })

  it('one network address gets ten answers an hour that an e-mail or phone is taken, for all accounts together', async () => {
    const phone = `+4930244${count}${engine.length}00`
    const owner = await createUser(test, { role: 'boss', phone })
    const headers = { 'x-forwarded-for': `198.51.100.${count}` }
    const ask = async (what: 'email' | 'phone', value: string, from = headers) => {
      const { token, password } = await createUser(test, { role: 'worker' })
      const body = { [what]: value, password }
      return (await test.call('PUT', `/cabinet/${what}`, { token, body, headers: from })).status
    }
    for (let n = 0; n < 5; n++) {
      expect(await ask('email', owner.email)).toBe(422)
      expect(await ask('phone', phone)).toBe(422)
    }
    for (const email of [owner.email, next()]) expect(await ask('email', email)).toBe(429)
    for (const number of [phone, `+4930255${count}${engine.length}00`])
      expect(await ask('phone', number)).toBe(429)
    expect(await ask('email', next(), { 'x-forwarded-for': `203.0.113.${count}` })).toBe(202)
  })

  it('others who use up those answers do not keep an older account with a confirmed address from changes', async () => {
    const phone = `+4930266${count}${engine.length}00`
    const owner = await createUser(test, { role: 'boss', phone })
    const headers = { 'x-forwarded-for': `192.0.2.${count}` }
    const old = { created_at: new Date(test.clock().getTime() - 2 * HOUR_MS) }
    const ask = async (by: TestUser, what: 'email' | 'phone', value: string) => {
      const body = { [what]: value, password: by.password }
      return (await test.call('PUT', `/cabinet/${what}`, { token: by.token, body, headers })).status
    }
    const create = (given: object) => createUser(test, { role: 'worker', ...given })
    const attackers = [await create({}), await create({})]
    for (const attacker of attackers)
      for (let n = 0; n < 5; n++) expect(await ask(attacker, 'email', owner.email)).toBe(422)
    const resident = await create(old)
    expect(await ask(resident, 'email', next())).toBe(202)
    expect(await ask(resident, 'phone', `+4930277${count}${engine.length}00`)).toBe(202)
    expect(await ask(await create({ ...old, email_confirmed_at: null }), 'email', `b-${next()}`)).toBe(429)
    expect(await ask(await create({}), 'email', `b-${next()}`)).toBe(429)
    // One answer of a day, whatever it is about, also of parallel requests.
    const both = await Promise.all([
      ask(resident, 'email', owner.email),
      ask(resident, 'phone', phone),
      ask(resident, 'phone', phone),
    ])
    expect(both.sort()).toEqual([422, 429, 429])
    expect(await ask(resident, 'email', `c-${next()}`)).toBe(429)
    // All accounts together get 160.
    const rows = Array.from({ length: 149 }, () => ({
      act: 'taken-by-address',
      subject: headers['x-forwarded-for'],
      counted_at: test.clock(),
    }))
    await test.db.insertInto('counted_acts').values(rows).execute()
    expect(await ask(await create(old), 'email', `d-${next()}`)).toBe(429)
  })

  const phoneOf = (middle: string) => `+4930${middle}${count}${engine.length}00`

  it('a new phone number takes effect once the link mailed to the owner is opened', async () => {
    const former = (await me()).phone
    const phone = phoneOf('2312')
    expect((await changePhone(phone.replace('+4930', '030 '))).status).toBe(202)
    expect(await me()).toMatchObject({ phone: former, pending_phone: phone, pending_email: null })
    expect([await logIn(phone), await logIn(former)]).toEqual([422, 200])
    expect(await test.queued('mail-new-phone')).toContainEqual({ user_id: anna.id })
    const token = await tokenMailedTo(anna.email)
    const [asked] = (await sentTo(test, anna.email)).slice(-1)
    const [now, before] = [phone, former].map((number: string) => number.slice(-2))
    expect(asked?.subject).toBe('Please confirm your new phone number')
    expect(asked?.text).toContain(`The new one ends in ${now}.`)
    expect(asked?.text).toContain(`the number ending in ${before} stays in use`)
    expect(asked?.text).toContain('/en/cabinet/security')
    expect(asked?.text).not.toContain(phone)

    const answer = { email_confirmed: true, email: anna.email, phone_ending: now }
    expect((await confirm(token)).body.data).toEqual(answer)
    expect((await confirm(token)).body.data).toEqual(answer)
    expect(await me()).toMatchObject({ phone, pending_phone: null })
    expect([await logIn(phone), await logIn(former)]).toEqual([200, 422])
    const told = (await mailsTo(anna.email)).at(-1)
    expect(told?.subject).toBe('Your phone number was changed')
    expect(told?.text).toContain(`It now ends in ${now}; the old one ended in ${before}`)

    expect((await changePhone(phoneOf('2313'))).status).toBe(202)
    expect((await confirm(await tokenMailedTo(anna.email))).status).toBe(200)
    expect((await confirm(token)).status, 'the link of a number that was replaced').toBe(422)
  })

  it('a change of number that is cancelled, replaced, expired or taken changes nothing', async () => {
    const former = (await me()).phone
    await changePhone(phoneOf('2411'))
    const first = await tokenMailedTo(anna.email)
    await changePhone(phoneOf('2412'))
    const second = await tokenMailedTo(anna.email)
    expect((await confirm(first)).status).toBe(422)
    expect((await test.call('DELETE', '/cabinet/phone', { token: anna.token })).status).toBe(204)
    expect((await confirm(second)).status).toBe(422)
    await changePhone(phoneOf('2413'))
    const third = await tokenMailedTo(anna.email)
    test.clock.advance(7 * DAY_MS)
    expect((await confirm(third)).status).toBe(422)
    test.clock.advance(-7 * DAY_MS)
    await createUser(test, { role: 'boss', phone: phoneOf('2413') })
    expect((await confirm(third)).status).toBe(422)
    // The present number cancels a pending change.
    await changePhone(phoneOf('2414'))
    const fourth = await tokenMailedTo(anna.email)
    expect((await changePhone(former)).status).toBe(204)
    expect((await confirm(fourth)).status).toBe(422)
    expect(await me()).toMatchObject({ phone: former, pending_phone: null })
  })

  it('a change of number and one of address do not replace each other; a new address voids the link of the number', async () => {
    await changePhone(phoneOf('2511'))
    const ofPhone = await tokenMailedTo(anna.email)
    await changeEmail(next())
    expect(await me()).toMatchObject({ pending_phone: phoneOf('2511'), pending_email: next() })
    expect((await confirm(await tokenMailedTo(next()))).status).toBe(200)
    expect((await confirm(ofPhone)).status).toBe(422)
    expect(await me()).toMatchObject({ email: next(), pending_phone: null })
  })

  it('without a confirmed address, a new number takes effect at once', async () => {
    await test.db.updateTable('users').set({ email_confirmed_at: null }).where('id', '=', anna.id).execute()
    expect((await changePhone(phoneOf('2611'))).status).toBe(204)
    expect(await me()).toMatchObject({ phone: phoneOf('2611'), pending_phone: null })
    expect(await sentTo(test, anna.email)).toEqual([])
  })

  it('a wrong or taken number is refused, together with a wrong password', async () => {
    expect((await changePhone('12')).body.errors).toEqual({ phone: ['wrong phone number'] })
    for (const password of ['', 'wrong']) {
      const { body } = await test.call('PUT', '/cabinet/phone', {
        token: anna.token,
        body: { phone: '0151 1234', ...(password && { password }) },
      })
      expect(Object.keys(body.errors).sort()).toEqual(['password', 'phone'])
    }
    const phone = phoneOf('2711')
    await createUser(test, { role: 'worker', phone })
    expect((await changePhone(phone)).body.errors).toEqual({
      phone: ['This phone number already belongs to an account'],
    })
  })

  it('needs the password', async () => {
    for (const answer of [
      await changeEmail(next(), 'Wrong-2026!'),
      await changePhone('0151 23456789', 'Wrong-2026!'),
    ])
      expect([answer.status, answer.body.errors]).toEqual([422, { password: ['Wrong password'] }])
    expect(await me()).toMatchObject({ email: anna.email, pending_email: null })
    expect(await mailsTo(anna.email)).toEqual([])
  })
})
