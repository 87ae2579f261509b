import { describe, expect, it } from 'vitest'
import type { Report } from '#shared/contract/reports.ts'
import { DAY_MS, MINUTE_MS } from '#shared/durations.ts'
import { createUser } from '../testing/people.ts'
import { engines, useTestApp } from '../testing/test-app.ts'
import { createVacancy } from '../testing/vacancies.ts'

describe.each(engines())('open reports on %s', (engine) => {
  const test = useTestApp(engine)

  const send = async (token: string): Promise<number> => {
    const boss = await createUser(test, { role: 'boss' })
    const { id } = await createVacancy(test, { user_id: boss.id })
    return (await test.call('POST', '/reports', { token, body: { type: 'job', id, reason: 'fraud' } })).body
      .data.id
  }
  const createAdmin = async () => (await createUser(test, { role: 'admin' })).token
  const createReporter = async (...states: ('upheld' | 'dismissed')[]) => {
    const token = await createAdmin()
    const reporter = await createUser(test, { role: 'worker' })
    for (const state of states) {
      const path = `/admin/reports/${await send(reporter.token)}`
      await test.call('PATCH', path, { token, body: { state, decision: 'Reason' } })
    }
    return reporter.token
  }
  const listOpen = async (): Promise<Report[]> =>
    (await test.call('GET', '/admin/reports?per_page=100', { token: await createAdmin() })).body.data

  it('are weighed by how the other reports of their reporters were decided, and none waits for ever', async () => {
    const unreliable = await createReporter('dismissed', 'dismissed')
    const unknown = await createReporter()
    const reliable = await createReporter('upheld', 'upheld', 'dismissed')
    const sent: number[] = []
    for (const token of [unreliable, unknown, reliable]) {
      sent.push(await send(token))
      test.clock.advance(MINUTE_MS)
    }
    const open = await listOpen()
    expect(open.map(({ id }) => sent.indexOf(id))).toEqual([2, 1, 0])
    expect(open.map(({ reporter_record }) => reporter_record)).toEqual([
      { upheld: 2, dismissed: 1 },
      { upheld: 0, dismissed: 0 },
      { upheld: 0, dismissed: 2 },
    ])
    test.clock.advance(3 * DAY_MS)
    await send(await createReporter('upheld', 'upheld'))
    expect((await listOpen()).slice(0, 3).map(({ id }) => sent.indexOf(id))).toEqual([2, 1, 0])
  })
})
