import { describe, expect, it } from 'vitest'
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
    expect(await open(worker.token)).toEqual({ id: first, created_at: test.clock().toISOString() })
    expect([await open(boss.token), await open(worker.token, job.id + 1)]).toEqual([null, null])

    const decision = { state: 'dismissed', decision: 'Nothing is wrong with it.' }
    await test.call('PATCH', `/admin/reports/${first}`, { token: admin.token, body: decision })
    expect(await open(worker.token)).toBeNull()
  })

  it('of the same thing for the same reason is one while it is open, with all that was written', async () => {
    const worker = await createUser(test, { role: 'worker' })
    const other = await createUser(test, { role: 'worker' })
    const boss = await createUser(test, { role: 'boss' })
    const { token } = await createUser(test, { role: 'admin' })
    const { id } = await createVacancy(test, { user_id: boss.id })
    const send = async (text: string, by = worker, reason = 'fraud'): Promise<number> => {
      const body = { type: 'job', id, reason, text }
      const answer = await test.call('POST', '/reports', { token: by.token, body })
      expect(answer.status).toBe(201)
      return answer.body.data.id
    }
    const textOf = async (report: number) =>
      (await test.call('GET', `/admin/reports?id=${report}`, { token })).body.data[0].text
    const decide = (report: number, read_text: string) => {
      const body = { state: 'dismissed', decision: 'Nothing is wrong with it.', read_text }
      return test.call('PATCH', `/admin/reports/${report}`, { token, body })
    }
    const first = await send('They want money first')
    const texts = ['They asked again', 'They asked again', 'want money', '']
    expect(await Promise.all(texts.map((text) => send(text)))).toEqual(texts.map(() => first))
    expect(await textOf(first)).toBe('They want money first\n\nThey asked again')
    expect(await send('They asked me, too', other)).not.toBe(first)
    expect(await send('Men only', worker, 'discrimination')).not.toBe(first)

    const unread = await decide(first, 'They want money first')
    expect([unread.status, unread.body.code]).toEqual([409, 'already_decided'])
    expect((await decide(first, await textOf(first))).status).toBe(200)
    expect(await send('And a third time')).not.toBe(first)
  })
})
