import { beforeEach, describe, expect, it } from 'vitest'
import type { Mail } from '../../mail/mailer.ts'
import { createAuthenticator } from '../../testing/authenticator.ts'
import { createUser, type TestUser } from '../../testing/people.ts'
import { useTestApp } from '../../testing/test-app.ts'

/** The actions that require the password again, with the status of the answer and the subject of the mail to the owner. */
const ACTIONS = [
  ['PUT', '/cabinet/phone', { phone: '+49 30 7654321' }, 202, null],
  [
    'PUT',
    '/cabinet/email',
    { email: 'by-passkey@people.example' },
    202,
    'Your e-mail address is about to change',
  ],
  [
    'PUT',
    '/cabinet/password',
    { password: 'Harbour-2027!', password_confirmation: 'Harbour-2027!' },
    204,
    'Your password was changed',
  ],
  ['POST', '/cabinet/export', {}, 200, 'Your data was downloaded'],
  ['POST', '/cabinet/second-factor/totp', {}, 200, null],
  ['POST', '/cabinet/second-factor/passkeys/options', {}, 200, null],
  ['DELETE', '/cabinet', {}, 204, 'Your account will be deleted'],
] as const

describe('a passkey in place of the password', () => {
  const test = useTestApp('pglite')
  let anna: TestUser
  let authenticator: ReturnType<typeof createAuthenticator>
  const call = (method: 'POST' | 'PUT' | 'DELETE', path: string, body: object = {}) =>
    test.call(method, path, { token: anna.token, body })

  beforeEach(async () => {
    anna = await createUser(test, { role: 'worker' })
    authenticator = createAuthenticator()
    const { password } = anna
    const asked = await call('POST', '/cabinet/second-factor/passkeys/options', { password })
    const passkey = authenticator.create(asked.body.data)
    await call('POST', '/cabinet/second-factor/passkeys', { name: 'Phone', passkey })
  })
  const confirm = async () => (await call('POST', '/cabinet/second-factor/passkey-options')).body.data

  it.each(ACTIONS)('%s %s', async (method, path, body, status, subject) => {
    const field = path === '/cabinet/password' ? 'current_password' : 'password'
    const without = await call(method, path, body)
    expect([without.status, without.body.errors?.[field]]).toEqual([422, ['field cannot be empty']])
    // A touch without PIN or biometrics is not enough: the device may be borrowed.
    const touched = authenticator.get(await confirm(), { isVerified: false })
    const refused = await call(method, path, { ...body, passkey: touched })
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['passkey']])

    const passkey = authenticator.get(await confirm())
    expect((await call(method, path, { ...body, passkey })).status).toBe(status)
    const mails = (await test.queued<Mail>('send-mail')).filter(({ to }) => to === anna.email)
    if (subject !== null) expect(mails.at(-1)?.subject).toBe(subject)
    // A proof is valid once.
    const again = await call(method, path, { ...body, passkey })
    expect(again.status).toBe(path === '/cabinet' ? 401 : 422)
  })

  it('does not count as a wrong password, and a wrong one still does', async () => {
    for (let time = 0; time < 6; time++) {
      const passkey = authenticator.get(await confirm(), { isVerified: false })
      await call('PUT', '/cabinet/phone', { phone: '+49 30 7654322', passkey })
    }
    const { status } = await call('PUT', '/cabinet/phone', {
      phone: '+49 30 7654322',
      password: 'Wrong-2026!',
    })
    expect(status).toBe(422)
    for (let time = 0; time < 4; time++)
      await call('PUT', '/cabinet/phone', { phone: '+49 30 7654322', password: 'Wrong-2026!' })
    const { password } = anna
    expect((await call('PUT', '/cabinet/phone', { phone: '+49 30 7654322', password })).status).toBe(429)
    const passkey = authenticator.get(await confirm())
    expect((await call('PUT', '/cabinet/phone', { phone: '+49 30 7654322', passkey })).status).toBe(202)
  })
})
