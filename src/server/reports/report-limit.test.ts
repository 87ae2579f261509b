import { describe, expect, it } from 'vitest'
import { createUser } from '../testing/people.ts'
import { engines, useTestApp } from '../testing/test-app.ts'
import { createVacancy } from '../testing/vacancies.ts'

describe.each(engines())('the limit of reports on %s', (engine) => {
  const test = useTestApp(engine, { rateLimit: true })

  it('refuses more than ten an hour from one address', async () => {
    const body = { type: 'job', id: 999_999, reason: 'spam' }
    const statuses: number[] = []
    for (let count = 0; count < 11; count++)
      statuses.push((await test.call('POST', '/reports', { body })).status)
    expect(statuses.slice(9)).toEqual([422, 429])
  })

  it('refuses more than twenty an hour of visitors from the households of one site', async () => {
    const { id: user_id } = await createUser(test, { role: 'boss' })
    const { id } = await createVacancy(test, { user_id })
    const report = (from: string, token?: string) =>
      test.call('POST', '/reports', {
        body: { type: 'job', id, reason: 'child_protection' },
        headers: { 'x-forwarded-for': from },
        ...(token && { token }),
      })
    const from = (household: number) => `2001:db8:5:${household.toString(16)}00::1`
    for (let household = 0; household < 20; household++)
      expect((await report(from(household))).status).toBe(201)
    const refused = await report(from(20))
    expect([refused.status, refused.body.message]).toEqual([
      429,
      'Too many requests. Please try again in 60\u00a0min.',
    ])
    const member = await createUser(test, { role: 'worker' })
    expect((await report(from(21), member.token)).status).toBe(201)
    expect((await report('2001:db8:6::1')).status).toBe(201)
  })
})
