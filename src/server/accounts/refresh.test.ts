import { beforeEach, describe, expect, it } from 'vitest'
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '#shared/durations.ts'
import { createUser, type TestUser } from '../testing/people.ts'
import { engines, useTestApp } from '../testing/test-app.ts'

describe.each(engines())('a session on %s', (engine) => {
  const test = useTestApp(engine)
  let anna: TestUser
  beforeEach(async () => {
    anna = await createUser(test, { role: 'worker' })
  })

  const me = (token: string) => test.call('GET', '/cabinet/user-role', { token })
  const refresh = (token?: string, headers: Record<string, string> = {}) =>
    test.call('POST', '/auth/refresh', { ...(token ? { token } : {}), headers })
  const refreshed = async (token: string): Promise<string> => (await refresh(token)).body.access_token
  const ended = { status: 401, body: { code: 'unauthenticated' } }

  it('answers token_expired for an expired token and continues with a refreshed one', async () => {
    test.clock.advance(HOUR_MS)
    expect(await me(anna.token)).toMatchObject({ status: 401, body: { code: 'token_expired' } })
    const answer = await refresh(anna.token)
    expect(answer.status).toBe(200)
    const token = { access_token: expect.any(String), token_type: 'bearer', expires_in: 3600 }
    expect(answer.body).toEqual({ ...token, data: token })
    expect(answer.body.data.access_token).toBe(answer.body.access_token)
    expect((await me(answer.body.access_token)).status).toBe(200)
  })

  it('is refreshed without a body, with any Content-Type', async () => {
    for (const type of [undefined, 'application/json', 'application/json; charset=utf-8']) {
      const user = await createUser(test, { role: 'boss' })
      const headers: Record<string, string> = type ? { 'content-type': type } : {}
      const first = await refresh(user.token, headers)
      expect(first.status, type).toBe(200)
      test.clock.advance(HOUR_MS)
      expect((await refresh(first.body.access_token, headers)).status, type).toBe(200)
    }
    const withBody = await test.call('POST', '/auth/refresh', { token: anna.token, body: {} })
    expect(withBody.status).toBe(200)
  })

  it('gives concurrent refreshes the same token', async () => {
    test.clock.advance(HOUR_MS)
    const answers = await Promise.all(Array.from({ length: 5 }, () => refresh(anna.token)))
    expect(new Set(answers.map(({ body }) => body.access_token)).size).toBe(1)
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  })

  it('gives the same successor to a tab that is up to 30 seconds late', async () => {
    const next = await refreshed(anna.token)
    expect((await me(next)).status).toBe(200)
    test.clock.advance(30 * SECOND_MS)
    expect(await refreshed(anna.token)).toBe(next)
    expect((await me(anna.token)).status).toBe(200)
  })

  it('gives the same successor again when the answer was lost', async () => {
    const lost = await refreshed(anna.token)
    test.clock.advance(20 * MINUTE_MS)
    expect(await refreshed(anna.token)).toBe(lost)
    expect((await me(lost)).status).toBe(200)
  })

  it('continues when the answer was lost and the successor has expired', async () => {
    await refreshed(anna.token)
    test.clock.advance(3 * DAY_MS)
    const next = await refreshed(anna.token)
    expect((await me(next)).status).toBe(200)
  })

  it('ends when a token is used more than 30 seconds after its successor', async () => {
    const next = await refreshed(anna.token)
    await me(next)
    test.clock.advance(31 * SECOND_MS)
    expect(await refresh(anna.token)).toMatchObject(ended)
    expect(await me(next)).toMatchObject(ended)
    expect(await refresh(next)).toMatchObject(ended)
  })

  it('ends when a token older than the previous one is refreshed', async () => {
    let token = anna.token
    for (let n = 0; n < 3; n++) {
      test.clock.advance(HOUR_MS)
      token = await refreshed(token)
    }
    expect(await refresh(anna.token)).toMatchObject(ended)
    expect(await me(token)).toMatchObject(ended)
  })

  it('lasts 14 days from login, however often it is refreshed', async () => {
    let token = anna.token
    for (let day = 0; day < 13; day++) {
      test.clock.advance(DAY_MS)
      token = await refreshed(token)
    }
    test.clock.advance(DAY_MS - SECOND_MS)
    token = await refreshed(token)
    expect((await me(token)).status).toBe(200)
    test.clock.advance(SECOND_MS)
    expect(await me(token)).toMatchObject(ended)
    expect(await refresh(token)).toMatchObject(ended)
  })

  it('ends at logout', async () => {
    const headers = { 'content-type': 'application/json' }
    expect((await test.call('POST', '/auth/logout', { token: anna.token, headers })).status).toBe(204)
    expect(await me(anna.token)).toMatchObject(ended)
    expect(await refresh(anna.token)).toMatchObject(ended)
    test.clock.advance(HOUR_MS)
    expect(await refresh(anna.token)).toMatchObject(ended)
  })

  it('ends when its user is blocked', async () => {
    await test.db.updateTable('users').set({ blocked_at: test.clock() }).where('id', '=', anna.id).execute()
    expect(await me(anna.token)).toMatchObject(ended)
    expect(await refresh(anna.token)).toMatchObject(ended)
  })

  it('is refused for a forged token and for none', async () => {
    const [head, body, signature] = anna.token.split('.')
    expect(await refresh()).toMatchObject(ended)
    expect(await refresh(`${head}.${body}.${signature?.split('').reverse().join('')}`)).toMatchObject(ended)
    const unsigned = Buffer.from('{"alg":"none"}').toString('base64url')
    expect(await refresh(`${unsigned}.${body}.x`)).toMatchObject(ended)
  })
})
