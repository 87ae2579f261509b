import { describe, expect, it } from 'vitest'
import { problemOfTarget } from '../http/request-target.ts'
import { useTestApp } from '../testing/test-app.ts'

const HTML = { accept: 'text/html' }

describe('the target of a request', () => {
  const test = useTestApp('pglite', { rateLimit: true })

  const get = async (url: string) => {
    const answer = await test.app.inject({ url, headers: HTML, remoteAddress: '192.0.2.9' })
    return [answer.statusCode, answer.headers['content-type']?.includes('json') && answer.json().code]
  }

  it.each([
    ['longer than 8,000 characters', `/healthz?${'a&'.repeat(7900)}`, 414, 'uri_too_long'],
    ['a row of slashes', `/en${'/'.repeat(15_500)}jobs`, 414, 'uri_too_long'],
    ['more than 500 parameters', `/healthz?${'a&'.repeat(501)}`, 400, 'malformed'],
    ['repeated slashes', '/en//jobs', 400, 'malformed'],
    ['repeated slashes in front', '//evil.example/jobs', 400, 'malformed'],
    ['an encoded control character', '/en/jobs%0d%0aSet-Cookie:x', 400, 'malformed'],
    ['an encoded NUL', '/media/x%00.webp', 400, 'malformed'],
  ])('is refused before routing with %s', async (_, url, status, code) => {
    const started = performance.now()
    expect(await get(url)).toEqual([status, code])
    expect(performance.now() - started).toBeLessThan(500)
  })

  // HTTP clients normalize these before sending.
  it.each([
    '/en/../healthz',
    '/en/.',
    '/api/v1/%2e%2E/v1/city',
    '/en\\jobs',
    'http://evil.example/healthz',
    '*',
  ])('is refused as %s', (target) => {
    expect(problemOfTarget(target)?.status).toBe(400)
  })

  it.each([
    ['500 parameters', `/healthz?${Array.from({ length: 500 }, (_, n) => `ids[]=${n}`).join('&')}`, 200],
    ['dots and slashes in a query', '/healthz?next=//a/../b', 200],
    ['one slash at the end', '/healthz/', 200],
  ])('is taken with %s', async (_, url, status) => {
    expect((await get(url))[0]).toBe(status)
  })

  it('counts against the client’s limit', async () => {
    for (let time = 0; time < 300; time++)
      await test.app.inject({ url: '/en//jobs', remoteAddress: '192.0.2.10' })
    const refused = await test.app.inject({ url: '/en//jobs', remoteAddress: '192.0.2.10' })
    expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true])
  })
})
