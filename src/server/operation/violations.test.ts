import { describe, expect, it } from 'vitest'
import { buildApp } from '../app.ts'
import { useTestApp } from '../testing/test-app.ts'

const OLD = 'application/csp-report'
const NEW = 'application/reports+json'
const secret = 'http://localhost:3000/en/chat/room/77?token=secret'

describe('reports of what a browser refused', () => {
  const test = useTestApp('pglite', { rateLimit: true })
  let address = 0
  const send = (type: string, body: unknown, remoteAddress = `198.51.100.${++address}`) =>
    test.app.inject({
      method: 'POST',
      url: '/policy-violations',
      headers: { 'content-type': type },
      payload: typeof body === 'string' ? body : JSON.stringify(body),
      remoteAddress,
    })
  const counted = async () =>
    (await test.app.inject('/metrics')).body.match(/^jobmost_policy_violations_total.*$/gm) ?? []

  it('are counted by directive in both formats; unknown directives count as `other`, other types of reports do not count', async () => {
    const old = {
      'csp-report': { 'violated-directive': 'img-src https://x', 'blocked-uri': 'https://evil.example/a' },
    }
    const body = { effectiveDirective: 'script-src-elem', blockedURL: 'inline', documentURL: secret }
    expect((await send(OLD, old)).statusCode).toBe(204)
    expect(
      (
        await send(NEW, [
          { type: 'csp-violation', body },
          { type: 'deprecation', body: {} },
          { type: 'csp-violation', body: { effectiveDirective: 'x"}' } },
        ])
      ).statusCode,
    ).toBe(204)
    expect((await counted()).sort()).toEqual([
      'jobmost_policy_violations_total{directive="img-src"} 1',
      'jobmost_policy_violations_total{directive="other"} 1',
      'jobmost_policy_violations_total{directive="script-src-elem"} 1',
    ])
  })

  it.each([
    [NEW, '[', 400],
    [NEW, '{"a":1}', 400],
    [NEW, JSON.stringify(Array(21).fill({ type: 'csp-violation' })), 400],
    [OLD, JSON.stringify({ 'csp-report': 'x'.repeat(20_000) }), 413],
    ['text/html', 'x', 415],
  ])('as %s %.20s are answered %i', async (type, body, status) =>
    expect((await send(type, body)).statusCode).toBe(status),
  )

  it('are limited by address', async () => {
    const statuses: number[] = []
    for (let time = 0; time < 31; time++) statuses.push((await send(NEW, [], '203.0.113.50')).statusCode)
    expect([statuses[0], statuses[29], statuses[30]]).toEqual([204, 204, 429])
  })

  it('are logged without full page addresses', async () => {
    const lines: string[] = []
    const app = await buildApp(test.deps, {
      level: 'warn',
      stream: { write: (line) => void lines.push(line) },
    })
    const body = {
      effectiveDirective: 'connect-src',
      documentURL: secret,
      referrer: secret,
      blockedURL: 'https://evil.example/collect?who=anna',
      sourceFile: 'http://localhost:3000/assets/index-1.js',
      sample: 'anna@example.org',
      lineNumber: 7,
    }
    await app.inject({
      method: 'POST',
      url: '/policy-violations',
      headers: { 'content-type': NEW },
      payload: JSON.stringify([{ type: 'csp-violation', body }]),
    })
    await app.close()
    expect(JSON.parse(lines[0] ?? '').violation).toEqual({
      directive: 'connect-src',
      page: '/en/chat',
      blocked: 'https://evil.example',
      source: '/assets/index-1.js',
      line: 7,
    })
    expect(lines.join()).not.toMatch(/secret|anna|\b77\b/)
  })
})
