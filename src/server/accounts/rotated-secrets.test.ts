import { describe, expect, it } from 'vitest'
import { MINUTE_MS } from '#shared/durations.ts'
import type { Secrets } from '../config/config.ts'
import { unsubscribeToken } from '../notifications/tokens.ts'
import { createUser } from '../testing/people.ts'
import { setUpTotp } from '../testing/second-factor.ts'
import { engines, useFreshTestApp } from '../testing/test-app.ts'
import { confirmToken, readConfirmToken } from '../vacancies/confirm-token.ts'
import { deviceCookie, knownDevice } from './known-device.ts'
import { resealSecrets } from './second-factor/reseal.ts'

const bytes = (letter: string) => new TextEncoder().encode(letter.repeat(40))

describe.each(engines())('a new secret on %s', (engine) => {
  const test = useFreshTestApp(engine)

  it('ends no session and breaks no link', async () => {
    const use = async (...secrets: Secrets) => {
      Object.assign(test.deps.config, { secrets })
      return resealSecrets(test.deps)
    }
    const [old, next] = [bytes('o'), bytes('n')]
    await use(old)
    const anna = await createUser(test, { role: 'worker' })
    const app = await setUpTotp(test, anna)
    const pending = await createUser(test, { role: 'worker' })
    await setUpTotp(test, pending, { isConfirmed: false })
    const { config } = test.deps
    const cookie = deviceCookie(config, undefined, anna.id)
    const question = { vacancyId: 5, askedAt: test.clock() }
    const links = {
      unsubscribe: unsubscribeToken(config, { userId: anna.id, kind: 'message' }),
      confirm: confirmToken(config, question),
    }
    const me = async (token: string) => (await test.call('GET', '/cabinet/user-role', { token })).status
    const stop = async () =>
      (await test.call('POST', `/notifications/unsubscribe?token=${links.unsubscribe}`)).status
    const logIn = async () => {
      const { email: login, password } = anna
      const { challenge } = (await test.call('POST', '/auth/login', { body: { login, password } })).body
      // A code works once.
      test.clock.advance(MINUTE_MS)
      const body = { challenge, code: app.codeIn() }
      return (await test.call('POST', '/auth/login/second-factor', { body })).status
    }

    // Other processes still sign with the old one: both are accepted everywhere before the new one signs.
    expect(await use(old, next)).toBe(0)
    expect(await use(next, old)).toBe(2)
    expect(await use(next, old)).toBe(0)
    expect(await me(anna.token)).toBe(200)
    expect(knownDevice(config, cookie.split(';')[0], anna.id)).not.toBeNull()
    expect(readConfirmToken(config, links.confirm)).toEqual(question)
    expect(await stop()).toBe(204)
    expect(await logIn()).toBe(200)
    const refreshed = (await test.call('POST', '/auth/refresh', { token: anna.token })).body.access_token

    await use(next)
    expect(await me(refreshed)).toBe(200)
    expect(await me(anna.token)).toBe(401)
    expect(await logIn()).toBe(200)
    expect(readConfirmToken(config, links.confirm)).toBeNull()
    expect(await stop()).toBe(422)
  })
})
