import { describe, expect, it } from 'vitest'
import { DAY_MS } from '#shared/durations.ts'
import { engines, useTestApp } from '../testing/test-app.ts'

describe.each(engines())('the server on %s', (engine) => {
  const test = useTestApp(engine)

  it('reports that it runs and that its database answers', async () => {
    expect((await test.app.inject('/healthz')).json()).toEqual({ status: 'ok' })
    expect((await test.app.inject('/readyz')).json()).toEqual({
      status: 'ok',
      missing: ['administrator', 'operator', 'legal_pages', 'mail', 'address'],
    })
  })

  it('says where to report security problems, for less than a year from now', async () => {
    const answer = await test.app.inject('/.well-known/security.txt')
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8')
    const fields = Object.fromEntries(
      answer.body
        .trim()
        .split('\n')
        .map((line) => line.split(/: (.*)/)),
    )
    expect(fields).toMatchObject({
      Contact: 'mailto:security@jobmost.example',
      Canonical: 'http://localhost:3000/.well-known/security.txt',
    })
    const left = Date.parse(fields.Expires) - test.clock().getTime()
    expect([left > 30 * DAY_MS, left < 365 * DAY_MS]).toEqual([true, true])
  })
})
