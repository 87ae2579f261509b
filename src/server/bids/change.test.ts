import { describe, expect, it } from 'vitest'
import { MINUTE_MS } from '#shared/durations.ts'
import { createUser } from '../testing/people.ts'
import { engines, useTestApp } from '../testing/test-app.ts'
import { useJob } from '../testing/use-job.ts'

describe.each(engines())('bids changed by their worker on %s', (engine) => {
  const test = useTestApp(engine)
  const cast = useJob(test)

  const place = async (): Promise<number> => {
    const body = { text: 'I bake well.' }
    return (await test.call('POST', `/jobs/${cast.job.slug}/rates`, { token: cast.worker.token, body })).body
      .data.id
  }
  const change = (id: number, body: unknown, token = cast.worker.token) =>
    test.call('PUT', `/rates/${id}`, { token, body })

  it('have the new text and pay, and say when, until the owner has seen them', async () => {
    const id = await place()
    test.clock.advance(MINUTE_MS)
    const form = { text: 'I bake better.', pay_amount: 20, pay_type: 'per_hour' }
    const { status, body } = await change(id, form)
    const changed = { id, ...form, state: 'sent', changed_at: test.clock().toISOString() }
    expect([status, body.data]).toMatchObject([200, changed])
    expect(
      (await test.call('GET', `/cabinet/vacancies/${cast.job.id}/rates`, { token: cast.boss.token })).body
        .data,
    ).toMatchObject([changed])
    expect((await test.call('GET', '/cabinet/rates', { token: cast.worker.token })).body.data).toMatchObject([
      changed,
    ])
    const read = await test.call('GET', `/jobs/${cast.job.slug}`, { token: cast.worker.token })
    expect(read.body.data.my_rate).toMatchObject(changed)
    await test.call('PATCH', `/rates/${id}`, { token: cast.boss.token, body: { state: 'seen' } })
    const tooLate = await change(id, { text: 'I bake best.' })
    expect([tooLate.status, tooLate.body.code]).toEqual([409, 'bid_read'])
    // The repetition of a change whose answer was lost.
    test.clock.advance(MINUTE_MS)
    expect((await change(id, form)).body.data).toMatchObject({ ...changed, state: 'seen' })
  })

  it('on two devices: the second text is refused with 412, a repetition of the first succeeds', async () => {
    const id = await place()
    const send = (text: string, version: number) =>
      test.call('PUT', `/rates/${id}`, {
        token: cast.worker.token,
        body: { text, pay_amount: 19.5, pay_type: 'per_hour' },
        headers: { 'if-match': `"${version}"` },
      })
    const read = async () =>
      (await test.call('GET', `/jobs/${cast.job.slug}`, { token: cast.worker.token })).body.data.my_rate
    const { version } = await read()
    const first = await send('I bake better.', version)
    expect(first).toMatchObject({ status: 200, body: { data: { version: expect.any(Number) } } })
    const refused = { status: 412, body: { code: 'changed_elsewhere' } }
    expect(await send('I bake faster.', version)).toMatchObject(refused)
    expect((await send('I bake better.', version)).status).toBe(200)
    const stored = { text: 'I bake better.', version: first.body.data.version }
    expect(await read()).toMatchObject(stored)
    const own = await test.call('GET', '/cabinet/rates', { token: cast.worker.token })
    expect(own.body.data).toMatchObject([stored])
    expect((await send('I bake faster.', first.body.data.version)).status).toBe(200)
    // What an earlier release has left on a device.
    expect((await change(id, { text: 'I bake more.' })).status).toBe(200)
    // Nothing can be chosen any more, so the state is the reason.
    await test.call('PATCH', `/rates/${id}`, { token: cast.boss.token, body: { state: 'seen' } })
    expect((await send('I bake faster.', version)).body.code).toBe('bid_read')
  })

  it('stay as they are once the owner has blocked the worker', async () => {
    const id = await place()
    await test.call('PUT', `/cabinet/blocks/${cast.worker.id}`, { token: cast.boss.token })
    const refused = await change(id, { text: 'I know where you live.' })
    expect([refused.status, refused.body.code]).toEqual([403, 'chat_blocked'])
    const received = await test.call('GET', `/cabinet/vacancies/${cast.job.id}/rates`, {
      token: cast.boss.token,
    })
    expect(received.body.data).toMatchObject([{ text: 'I bake well.' }])
  })

  it('belong to them, and have a text', async () => {
    const id = await place()
    const other = await createUser(test, { role: 'worker' })
    expect((await change(id, { text: 'Mine' }, other.token)).status).toBe(404)
    expect((await change(id, { text: 'Mine' }, cast.boss.token)).status).toBe(403)
    expect((await change(id, { text: ' ' })).status).toBe(422)
    await test.call('DELETE', `/rates/${id}`, { token: cast.worker.token })
    expect((await change(id, { text: 'Again' })).status).toBe(409)
  })
})
