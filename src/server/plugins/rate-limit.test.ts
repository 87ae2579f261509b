import { beforeAll, describe, expect, it } from 'vitest'
import { createUser } from '../testing/people.ts'
import { useTestApp } from '../testing/test-app.ts'

describe('the limit of requests', () => {
  const test = useTestApp('pglite', { rateLimit: true })
  let worker: { token: string }
  let address = 0
  beforeAll(async () => {
    worker = await createUser(test, { role: 'worker' })
  })

  const times = async (
    count: number,
    method: 'GET' | 'POST' | 'PUT' | 'OPTIONS' | 'DELETE',
    url: string,
    headers: Record<string, string> = {},
  ) => {
    const remoteAddress = `192.0.2.${++address}`
    const statuses: number[] = []
    for (let time = 0; time < count; time++)
      statuses.push((await test.app.inject({ method, url, headers, remoteAddress })).statusCode)
    return statuses
  }

  it.each([
    ['401', 60, 'PUT', '/api/v1/cabinet/password', 401],
    ['404 of an unknown route', 300, 'GET', '/api/v1/nothing', 404],
    ['405', 60, 'POST', '/api/v1/city', 405],
    ['OPTIONS', 60, 'OPTIONS', '/api/v1/city', 405],
    ['a form that is refused', 60, 'POST', '/api/v1/auth/login', 422],
    ['another spelling of the realtime authorisation', 60, 'POST', '/%62roadcasting/auth', 401],
    ['another spelling of the API', 60, 'POST', '/%61pi/v1/auth/login', 422],
  ] as const)('counts %s', async (_, allowed, method, url, status) => {
    const json: Record<string, string> = status === 422 ? { 'content-type': 'application/json' } : {}
    const statuses = await times(allowed + 1, method, url, json)
    expect(statuses.at(-1)).toBe(429)
    expect(statuses.slice(0, allowed)).not.toContain(429)
    expect(statuses[0]).toBe(status)
  })

  it('counts 403 answers and administration routes', async () => {
    const signed = { authorization: `Bearer ${worker.token}` }
    expect((await times(61, 'POST', '/api/v1/cabinet/vacancies', signed)).at(-1)).toBe(429)
    expect((await times(301, 'GET', '/api/v1/admin/reports', signed)).at(-1)).toBe(429)
  })

  it('uses a route’s own limit, also for refused requests', async () => {
    const answer = await test.app.inject({ method: 'POST', url: '/api/v1/chat/rooms/1/read' })
    expect([answer.statusCode, answer.headers['x-ratelimit-limit']]).toEqual([401, '240'])
  })

  it.each(['/healthz', '/media/x.webp', '/api/docs', '/api/openapi.json', '/robots.txt', '/apps/1/channels'])(
    'applies to %s, as to every route',
    async (url) => {
      const answer = await test.app.inject({ url, remoteAddress: `192.0.2.${++address}` })
      expect(Number(answer.headers['x-ratelimit-limit'])).toBeGreaterThan(0)
    },
  )

  const from = (forwarded: string) =>
    test.app.inject({ url: '/api/v1/nothing', headers: { 'x-forwarded-for': forwarded } })

  it('is not evaded by a port in X-Forwarded-For, also that of a trusted proxy', async () => {
    for (const entry of [
      (port: number) => `192.0.2.200:${port}`,
      (port: number) => `192.0.2.201:${port}, 127.0.0.1:${port}`,
    ]) {
      const statuses: number[] = []
      for (let port = 1000; port < 1301; port++) statuses.push((await from(entry(port))).statusCode)
      expect([statuses[299], statuses[300]]).toEqual([404, 429])
    }
    expect((await from('192.0.2.202:1000, 127.0.0.1:1')).statusCode).toBe(404)
  })

  it('counts an IPv6 household as one, and its site’s households together', async () => {
    const statuses: number[] = []
    for (let index = 0; index < 301; index++)
      statuses.push(
        (
          await from(
            `2001:db8:1:${index % 256}::1`.replace(/:(\d+)::/, (_, n) => `:${Number(n).toString(16)}::`),
          )
        ).statusCode,
      )
    expect([statuses[299], statuses[300]]).toEqual([404, 429])
    expect((await from('2001:db8:1:100::1')).statusCode).toBe(404)
    const ofSite: number[] = []
    for (let index = 0; index < 16 * 300 + 1; index++)
      ofSite.push((await from(`2001:db8:2:${(index % 64).toString(16)}00::1`)).statusCode)
    expect([ofSite.at(-2), ofSite.at(-1)]).toEqual([404, 429])
  })

  it('counts the households of a site together for a route’s own limit, too', async () => {
    const statuses: number[] = []
    for (let index = 0; index < 16 * 10 + 1; index++)
      statuses.push(
        (
          await test.app.inject({
            method: 'POST',
            url: '/api/v1/addMessage',
            headers: { 'x-forwarded-for': `2001:db8:3:${(index % 64).toString(16)}00::1` },
          })
        ).statusCode,
      )
    expect([statuses.at(-2), statuses.at(-1)]).toEqual([422, 429])
  })
})
