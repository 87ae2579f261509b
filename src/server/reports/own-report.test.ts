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

  it('is listed for its reporter alone, with the decision in their words, and names no person', async () => {
    const worker = await createUser(test, { role: 'worker' })
    const boss = await createUser(test, { role: 'boss' })
    const admin = await createUser(test, { role: 'admin' })
    const job = await createVacancy(test, { user_id: boss.id, title: 'Cook' })
    const list = async (token: string | undefined, query = '') =>
      await test.call('GET', `/cabinet/reports${query}`, { token })
    const send = async (type: string, id: number): Promise<number> => {
      const body = { type, id, reason: 'fraud', text: 'They want money first' }
      return (await test.call('POST', '/reports', { token: worker.token, body })).body.data.id
    }
    const created_at = test.clock().toISOString()
    const first = await send('job', job.id)
    const second = await send('user', boss.id)
    test.clock.advance(MINUTE_MS)
    const decided_at = test.clock().toISOString()
    const decision = {
      state: 'dismissed',
      decision: 'Für die Firma.',
      reporter_decision: 'For the reporter.',
    }
    await test.call('PATCH', `/admin/reports/${first}`, { token: admin.token, body: decision })

    const report = { reason: 'fraud', created_at, overturned_at: null }
    const { body } = await list(worker.token)
    expect(body.data).toEqual([
      { ...report, id: second, type: 'user', title: null, state: 'open', decision: null, decided_at: null },
      {
        ...report,
        id: first,
        type: 'job',
        title: 'Cook',
        state: 'dismissed',
        decision: 'For the reporter.',
        decided_at,
      },
    ])
    const page = (await list(worker.token, '?page=2&per_page=1')).body
    expect([page.data.map(({ id }: { id: number }) => id), page.meta.total]).toEqual([[first], 2])
    for (const { token } of [boss, admin]) expect((await list(token)).body.data).toEqual([])
    expect((await list(undefined)).status).toBe(401)
  })
})
