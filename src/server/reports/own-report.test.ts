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
    // One report for a moderator, with both texts.
    expect(second).toBe(first)
    expect(await open(worker.token)).toMatchObject({ id: first })
    const read = async () =>
      (await test.call('GET', `/admin/reports?id=${first}`, { token: admin.token })).body
    const addition = { reason: 'fraud', text: 'They asked again', created_at: test.clock().toISOString() }
    expect(await read()).toMatchObject({
      meta: { total: 1 },
      data: [{ text: 'They want money first', additions: [addition] }],
    })
    expect([await open(boss.token), await open(worker.token, job.id + 1)]).toEqual([null, null])

    const decision = { state: 'dismissed', decision: 'Nothing is wrong with it.' }
    const decide = (body: object) =>
      test.call('PATCH', `/admin/reports/${first}`, { token: admin.token, body: { ...decision, ...body } })
    // The addition came after the moderator had read the report.
    expect((await decide({ additions_read: 0 })).body.code).toBe('already_decided')
    expect((await decide({ additions_read: 1, hold: true })).status).toBe(200)
    // A held decision is about what was read, so what comes now waits by itself.
    const third = await send('And again')
    expect(third).not.toBe(first)
    expect((await decide({ additions_read: 1 })).status).toBe(200)
    await test.call('PATCH', `/admin/reports/${third}`, { token: admin.token, body: decision })
    expect(await open(worker.token)).toBeNull()
    expect(await send('Once more')).toBeGreaterThan(third)
  })

  it('is one for all that its reporter sends at the same time, with each text', async () => {
    const worker = await createUser(test, { role: 'worker' })
    const job = await createVacancy(test, { user_id: (await createUser(test, { role: 'boss' })).id })
    const texts = ['First', 'Second', 'Third']
    const sent = await Promise.all(
      texts.map((text) => {
        const body = { type: 'job', id: job.id, reason: 'fraud', text }
        return test.call('POST', '/reports', { token: worker.token, body })
      }),
    )
    expect(new Set(sent.map(({ body }) => body.data.id)).size).toBe(1)
    const row = await test.db
      .selectFrom('reports')
      .select(['text', 'additions'])
      .where('reporter_id', '=', worker.id)
      .executeTakeFirstOrThrow()
    expect([row.text, ...row.additions.map(({ text }) => text)].toSorted()).toEqual(texts)
  })

  it('takes twenty additions; the next is a report of its own', async () => {
    const worker = await createUser(test, { role: 'worker' })
    const job = await createVacancy(test, { user_id: (await createUser(test, { role: 'boss' })).id })
    const body = { type: 'job', id: job.id, reason: 'fraud', text: 'Again' }
    for (let count = 0; count < 23; count++)
      expect((await test.call('POST', '/reports', { token: worker.token, body })).status).toBe(201)
    const rows = await test.db
      .selectFrom('reports')
      .select('additions')
      .where('reporter_id', '=', worker.id)
      .orderBy('id')
      .execute()
    expect(rows.map(({ additions }) => additions.length)).toEqual([20, 1])
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

    const report = { reason: 'fraud', created_at, overturned_at: null, objection: null }
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
        objection: expect.stringMatching(new RegExp(`^/api/v1/objections\\?token=report\\.${first}\\.`)),
      },
    ])
    const page = (await list(worker.token, '?page=2&per_page=1')).body
    expect([page.data.map(({ id }: { id: number }) => id), page.meta.total]).toEqual([[first], 2])
    for (const { token } of [boss, admin]) expect((await list(token)).body.data).toEqual([])
    expect((await list(undefined)).status).toBe(401)
  })
})
