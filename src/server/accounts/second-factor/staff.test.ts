import { beforeAll, describe, expect, it } from 'vitest'
import type { Mail } from '../../mail/mailer.ts'
import { createAuthenticator } from '../../testing/authenticator.ts'
import { createUser, type TestUser } from '../../testing/people.ts'
import { createPasskey, setUpTotp } from '../../testing/second-factor.ts'
import { engines, useTestApp } from '../../testing/test-app.ts'

describe.each(engines())('the second factor of staff on %s', (engine) => {
  const test = useTestApp(engine, { publicUrl: 'https://jobmost.example' })
  const local = useTestApp(engine)
  let admin: TestUser
  beforeAll(async () => {
    admin = await createUser(test, { role: 'admin' })
  })

  const call = (method: 'GET' | 'POST' | 'DELETE', path: string, user: TestUser, body?: object) =>
    test.call(method, path, { token: user.token, body })

  it.each(['moderator', 'editor', 'administrator'] as const)(
    'a %s without one may only set it up',
    async (staff_role) => {
      const person = await createUser(test, { role: 'admin', staff_role })
      const needed = { status: 403, body: { code: 'second_factor_needed' } }
      expect(await call('GET', '/admin/waiting', person)).toMatchObject(needed)
      expect((await call('GET', '/cabinet/second-factor', person)).body.data.is_required).toBe(true)
      await setUpTotp(test, person)
      expect((await call('GET', '/admin/waiting', person)).status).toBe(200)
      await call('DELETE', '/cabinet/second-factor/totp', person, { password: person.password })
      expect(await call('GET', '/admin/waiting', person)).toMatchObject(needed)
      await createPasskey(test, person)
      expect((await call('GET', '/admin/waiting', person)).status).toBe(200)
    },
  )

  it('others need none, and learn nothing of the administration', async () => {
    const worker = await createUser(test, { role: 'worker' })
    expect((await call('GET', '/cabinet/second-factor', worker)).body.data.is_required).toBe(false)
    expect((await call('GET', '/admin/waiting', worker)).status).toBe(404)
    expect((await call('GET', '/cabinet/profile', worker)).status).toBe(200)
  })

  it('is optional on a loopback address', async () => {
    const person = await createUser(local, { role: 'admin' })
    expect((await local.call('GET', '/admin/waiting', { token: person.token })).status).toBe(200)
  })

  it('an administrator resets another person’s, with a reason, an entry in the audit log and a mail', async () => {
    await createPasskey(test, admin)
    const anna = await createUser(test, { role: 'worker' })
    const path = `/admin/users/${anna.id}/second-factor`
    const reason = 'Identity card seen in a video call'
    const body = { reason, password: admin.password }
    expect((await call('DELETE', path, admin, body)).status).toBe(404)
    await setUpTotp(test, anna)
    expect((await call('DELETE', path, admin, { ...body, reason: '' })).status).toBe(422)
    const without = await call('DELETE', path, admin, { reason })
    expect([without.status, Object.keys(without.body.errors)]).toEqual([422, ['password']])
    const moderator = await createUser(test, { role: 'admin', staff_role: 'moderator' })
    await createPasskey(test, moderator)
    expect((await call('DELETE', path, moderator, body)).status).toBe(404)
    const answer = await call('DELETE', path, admin, body)
    expect(answer.body.data).toMatchObject({ has_second_factor: false, sessions_count: 0 })
    expect(answer.body.data.history[0]).toMatchObject({ action: 'user.second_factor_reset', reason })
    expect((await call('GET', '/cabinet/second-factor', anna)).status).toBe(401)
    const login = { login: anna.email, password: anna.password }
    expect((await test.call('POST', '/auth/login', { body: login })).body).toHaveProperty('access_token')
    const mails = (await test.queued<Mail>('send-mail')).filter(({ to }) => to === anna.email)
    expect(mails.at(-1)?.subject).toBe('Two-step login was reset for your account')
  })

  it('passkeys are accepted for the public address only, including its port', async () => {
    const person = await createUser(test, { role: 'worker' })
    const add = async (facts: { origin: string; rpId: string }) => {
      const { password } = person
      const asked = await call('POST', '/cabinet/second-factor/passkeys/options', person, { password })
      const passkey = createAuthenticator().create(asked.body.data, facts)
      return (await call('POST', '/cabinet/second-factor/passkeys', person, { name: 'Key', passkey })).status
    }
    const rpId = 'jobmost.example'
    expect(await add({ origin: 'https://jobmost.example:8443', rpId })).toBe(422)
    expect(await add({ origin: 'http://jobmost.example', rpId })).toBe(422)
    expect(await add({ origin: 'https://jobmost.example', rpId: 'localhost' })).toBe(422)
    expect(await add({ origin: 'https://jobmost.example', rpId })).toBe(200)
  })

  it('staff cannot reset their own', async () => {
    const own = await call('DELETE', `/admin/users/${admin.id}/second-factor`, admin, {
      reason: 'Mine',
      password: admin.password,
    })
    expect(own).toMatchObject({ status: 409, body: { code: 'own_account' } })
  })
})
