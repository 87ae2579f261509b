import { describe, expect, it } from 'vitest'
import { MINUTE_MS } from '#shared/durations.ts'
import { createUser } from '../testing/people.ts'
import { engines, useTestApp } from '../testing/test-app.ts'
import { createVacancy } from '../testing/vacancies.ts'

describe.each(engines())('an own report on %s', (engine) => {
  const test = useTestApp(engine)

  it('is known to its reporter alone until it is decided', async () => {
    const worker = await createUser(test, { role: 'worker' })
    const boss = await createUser(test, { role: 'boss' })
    const admin = await createUser(test, { role: 'admin' })
    const job = await createVacancy(test, { user_id: boss.id })
    const open = async (token: string, id = job.id) =>
      (await test.call('GET', `/cabinet/reports/open?type=job&id=${id}`, { token })).body.data
    const send = async (text: string): Promise<number> => {
      const body = { type: 'job', id: job.id, reason: 'fraud', text }
      return (await test.call('POST', '/reports', { token: worker.token, body })).body.data.id
    }
    expect(await open(worker.token)).toBeNull()
    const first = await send('They want money first')
    test.clock.advance(MINUTE_MS)
    const second = await send('They asked again')
    expect(await open(worker.token)).toEqual({ id: second, created_at: test.clock().toISOString() })
    expect([await open(boss.token), await open(worker.token, job.id + 1)]).toEqual([null, null])

    const decision = { state: 'dismissed', decision: 'Nothing is wrong with it.' }
    for (const id of [first, second])
      await test.call('PATCH', `/admin/reports/${id}`, { token: admin.token, body: decision })
    expect(await open(worker.token)).toBeNull()
  })
})
