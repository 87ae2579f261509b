import { beforeEach, describe, expect, it } from 'vitest'
import { HOUR_MS } from '#shared/durations.ts'
import { mailsTo } from '../testing/mails.ts'
import { createUser } from '../testing/people.ts'
import { engines, useTestApp } from '../testing/test-app.ts'

describe.each(engines())('registration of many addresses from one connection on %s', (engine) => {
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
  const findUser = (email: string) =>
    test.db.selectFrom('users').selectAll().where('email', '=', email).execute()
  const ask = (change: object, place: string) =>
    test.app.inject({
      method: 'POST',
      url: '/api/v1/auth/register',
      payload: form(change),
      remoteAddress: place,
    })

  const useUpAnswers = async (email: string, place: string) => {
    for (let time = 0; time < 10; time++) expect((await ask({ email }, place)).statusCode).toBe(422)
  }
  const logIn = (login: string, password = 'Bridge-2026!') =>
    test.call('POST', '/auth/login', { body: { login, password } })

  it('reveals ten times an hour that an e-mail or phone is taken; then every answer is the same, and the owner is mailed', async () => {
    const place = `198.51.100.${count}`
    const owner = await createUser(test, { role: 'worker', language: 'de', phone: '+4915125000001' })
    await useUpAnswers(owner.email, place)
    expect(await mailsTo(test, owner.email)).toEqual([])
    const other = `other${count}@people.example`
    for (const taken of [{}, { email: owner.email }, { email: other, phone: '0151 25000001' }]) {
      const answer = await ask(taken, place)
      expect([answer.statusCode, answer.json()]).toEqual([202, { answered_by_mail: true }])
    }
    expect((await mailsTo(test, owner.email)).map(({ subject }) => subject)).toEqual([
      'Sie haben schon ein Konto',
    ])
    const refused = await ask({ email: owner.email, password_confirmation: 'x' }, place)
    expect(Object.keys(refused.json().errors)).toEqual(['password_confirmation'])
    expect((await ask({ email: `elsewhere${count}@people.example` }, `203.0.113.${count}`)).statusCode).toBe(
      201,
    )
    test.clock.advance(HOUR_MS + 1)
    expect((await ask({ email: owner.email }, place)).statusCode).toBe(422)
  })

  it('then lets newcomers in by a mailed password alone, and tells nothing about their number', async () => {
    const place = `198.51.100.${count}`
    const owner = await createUser(test, { role: 'worker' })
    await useUpAnswers(owner.email, place)
    const copies = await Promise.all([ask({}, place), ask({}, place), ask({}, place)])
    expect(copies.map(({ statusCode }) => statusCode)).toEqual([202, 202, 202])
    const { email } = form()
    expect(await findUser(email)).toMatchObject([{ phone: null, email_confirmed_at: null }])
    // As with an address that somebody else has.
    const wrong = await logIn(owner.email.replace('@', '+none@'))
    const early = await logIn(email)
    expect([early.status, early.body]).toEqual([wrong.status, wrong.body])
    // Whoever has lost the mail registers again. Neither typed password opens the account: the first may be a stranger's.
    const before = (await mailsTo(test, email)).length
    await ask({ password: 'Tunnel-2027!', password_confirmation: 'Tunnel-2027!' }, place)
    const mails = await mailsTo(test, email)
    expect(mails.length).toBe(before + 1)
    expect(new Set(mails.map(({ subject }) => subject))).toEqual(new Set(['Your temporary password']))
    for (const password of ['Bridge-2026!', 'Tunnel-2027!'])
      expect((await logIn(email, password)).status).toBe(422)
    const mailed = /^\w{4}-\w{4}-\w{4}$/m.exec(mails.at(-1)?.text ?? '')?.[0] ?? ''
    const { status, body } = await logIn(email, mailed)
    expect(status).toBe(200)
    expect((await findUser(email))[0]?.email_confirmed_at).not.toBeNull()
    expect((await logIn(email)).status).toBe(422)
    const own = await test.call('GET', '/cabinet/profile', { token: body.access_token })
    expect(own.body.code).toBe('password_change_required')
  })

  it('reveals it 160 times an hour to the households of one IPv6 site', async () => {
    const { email } = await createUser(test, { role: 'worker' })
    const household = (index: number) => `2001:db8:${count}:${(index % 100).toString(16)}00::1`
    for (let time = 0; time < 160; time++)
      expect((await ask({ email }, household(time))).statusCode).toBe(422)
    expect((await ask({ email }, household(160))).statusCode).toBe(202)
  })
})
