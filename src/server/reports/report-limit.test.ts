import { describe, expect, it } from 'vitest'
import { engines, useTestApp } from '../testing/test-app.ts'

describe.each(engines())('the limit of reports on %s', (engine) => {
  const test = useTestApp(engine, { rateLimit: true })

  it('refuses more than ten an hour from one address', async () => {
    const body = { type: 'job', id: 999_999, reason: 'spam' }
    const statuses: number[] = []
    for (let count = 0; count < 11; count++)
      statuses.push((await test.call('POST', '/reports', { body })).status)
    expect(statuses.slice(9)).toEqual([422, 429])
  })
})
