import { beforeEach, describe, expect, it } from 'vitest'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#shared/durations.ts'
import { createUser, type TestUser } from '../testing/people.ts'
import { engines, useTestApp } from '../testing/test-app.ts'

describe.each(engines())('an ended session on %s says why:', (engine) => {
  const test = useTestApp(engine)
  let anna: TestUser
  let other: string
  let count = 0
  beforeEach(async () => {
    count++
    anna = await createUser(test, { role: 'worker' })
    const body = { login: anna.email, password: anna.password }
    const headers = { 'x-forwarded-for': `203.0.113.${count}` }
    other = (await test.call('POST', '/auth/login', { body, headers })).body.access_token
  })

  const refresh = (token: string) => test.call('POST', '/auth/refresh', { token })
  const because = (session_end: string) => ({ status: 401, body: { code: 'unauthenticated', session_end } })

  async function expectReason(reason: string) {
    expect(await test.call('GET', '/cabinet/user-role', { token: other })).toMatchObject(because(reason))
    expect(await refresh(other)).toMatchObject(because(reason))
  }

  it('logged out on another device', async () => {
    const { body } = await test.call('GET', '/cabinet/sessions', { token: anna.token })
    const { id } = body.data.find((one: { is_current: boolean }) => !one.is_current)
    await test.call('DELETE', `/cabinet/sessions/${id}`, { token: anna.token })
    await expectReason('signed_out')
  })

  it('all others logged out', async () => {
    await test.call('DELETE', '/cabinet/sessions', { token: anna.token })
    await expectReason('signed_out')
  })

  it('the password was changed', async () => {
    const password = 'Ponte-Novo-77'
    const body = { current_password: anna.password, password, password_confirmation: password }
    expect((await test.call('PUT', '/cabinet/password', { token: anna.token, body })).status).toBe(204)
    await expectReason('password_changed')
  })

  it('the account is blocked, also when the block has ended since', async () => {
    const admin = await createUser(test, { role: 'admin' })
    const reason = 'Sends links to strangers'
    await test.call('POST', `/admin/users/${anna.id}/block`, { token: admin.token, body: { reason } })
    await expectReason('blocked')
    await test.db.updateTable('users').set({ blocked_at: null }).where('id', '=', anna.id).execute()
    await expectReason('blocked')
  })

  it('14 days are over', async () => {
    test.clock.advance(13 * DAY_MS + 23 * HOUR_MS + 30 * MINUTE_MS)
    other = (await refresh(other)).body.access_token
    test.clock.advance(30 * MINUTE_MS)
    await expectReason('expired')
  })

  it('a token was used again', async () => {
    const { body } = await refresh(other)
    await test.call('GET', '/cabinet/user-role', { token: body.access_token })
    test.clock.advance(MINUTE_MS)
    await expectReason('reused')
  })

  it('but not to a forged token', async () => {
    await test.call('DELETE', '/cabinet/sessions', { token: anna.token })
    const [head, body, signature] = other.split('.')
    const { body: answer } = await refresh(`${head}.${body}.${signature?.split('').reverse().join('')}`)
    expect(answer).toMatchObject({ code: 'unauthenticated' })
    expect(answer).not.toHaveProperty('session_end')
  })
})
