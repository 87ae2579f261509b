import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { DAY_MS, MINUTE_MS } from '#shared/durations.ts'
import { insertAttempts } from '../mail/attempts-store.ts'
import { engines, useTestApp } from '../testing/test-app.ts'

const UNSET = ['administrator', 'operator', 'language', 'legal_pages', 'mail', 'address']

describe.each(engines())('the server on %s', (engine) => {
  const test = useTestApp(engine)

  it('reports that it runs and that its database answers', async () => {
    expect((await test.app.inject('/healthz')).json()).toEqual({ status: 'ok' })
    expect((await test.app.inject('/readyz')).json()).toEqual({
      status: 'ok',
      // The role of this test owns the tables.
      missing: [...UNSET, ...(engine === 'postgres' ? ['audit_log'] : [])],
      failed_mails: 0,
    })
  })

  it('counts a mail that is tried again and again once', async () => {
    const attempt = {
      kind: 'other',
      subject: 'x',
      error: 'no such user',
      attempted_at: test.clock(),
    } as const
    const to = (recipient: string) => ({ ...attempt, recipient })
    await insertAttempts(test.db, [to('a@b.example'), to('a@b.example'), to('c@d.example')])
    expect((await test.app.inject('/readyz')).json()).toMatchObject({ failed_mails: 2 })
    await test.db.deleteFrom('mail_attempts').execute()
  })

  it('serves security.txt with the contact and an expiry within a year', async () => {
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

  it('serves every metric of the alarms in the operation manual', async () => {
    const manual = readFileSync(new URL('../../docs/operation.md', import.meta.url), 'utf8')
    const [, alarms = ''] = manual.split('Alarms worth having')
    const named = alarms.match(/\b(?:jobmost|nodejs|http)_[a-z0-9_]+(?=[[{`])/g) ?? []
    expect(named.length).toBeGreaterThan(9)
    const { body } = await test.app.inject('/metrics')
    for (const name of named) expect(body).toContain(`# TYPE ${name.replace(/_(bucket|count)$/, '')} `)
  })

  it('serves metrics of requests, queues, mails and the pool to this machine or with the token', async () => {
    await test.call('GET', '/jobs/no-such-job')
    await test.call('GET', '/jobs')
    const { statusCode, body } = await test.app.inject('/metrics')
    expect(statusCode).toBe(200)
    expect(body).toMatch(
      /http_request_duration_seconds_count\{method="GET",route="\/api\/v1\/jobs\/:slug",status="404"\} 1/,
    )
    for (const name of [
      'jobmost_mails_last_hour{outcome="failed"} 0',
      'jobmost_sockets 0',
      'jobmost_search_duration_seconds_count 1',
      'jobmost_pushes_total{result="gone"} 0',
      'nodejs_eventloop_lag_p99_seconds',
    ])
      expect(body).toContain(name)
    if (engine === 'postgres') expect(body).toMatch(/jobmost_database_connections\{state="total"\} [1-9]/)
    await test.tasks.add(test.db, 'send-mail', { to: 'a@b.example', subject: 'x', text: 'x' })
    expect((await test.app.inject('/metrics')).body).toContain(
      'jobmost_queue_length{queue="send-mail",state="created"} 1',
    )
    await test.call('POST', '/addMessage', {
      body: {
        name: 'Olga',
        email: 'olga@people.example',
        description: 'How do I log in?',
        privacy_policy: true,
      },
    })
    test.clock.advance(MINUTE_MS)
    const waiting = (await test.app.inject('/metrics')).body
    expect(waiting).toContain('jobmost_waiting{queue="messages"} 1')
    expect(waiting).toContain('jobmost_waiting_age_seconds{queue="messages"} 60')
    expect(waiting).toContain('jobmost_waiting_age_seconds{queue="vacancies"} 0')
    const from = (headers: Record<string, string> = {}) =>
      test.app.inject({ url: '/metrics', remoteAddress: '203.0.113.9', headers })
    expect((await from()).statusCode).toBe(404)
    expect((await from({ authorization: 'Bearer wrong' })).statusCode).toBe(404)
    expect((await from({ authorization: 'Bearer metrics-token' })).statusCode).toBe(200)
    const forwarded = { url: '/metrics', headers: { 'x-forwarded-for': '203.0.113.9' } }
    expect((await test.app.inject(forwarded)).statusCode).toBe(404)
  })
})
