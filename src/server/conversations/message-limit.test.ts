import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { DAY_S } from '#shared/durations.ts'
import { createRoom, send } from '../testing/conversations.ts'
import { engines, useTestApp } from '../testing/test-app.ts'

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index)

describe.each(engines())('the limit of sending on %s', (engine) => {
  const test = useTestApp(engine, { rateLimit: true })

  it('is thirty a minute for a user in all rooms, ignores repeats, and sends Retry-After', async () => {
    const room = await createRoom(test)
    await send(test, room.id, room.boss, 'Hello')
    const id = randomUUID()
    const write = (text: string, client_id?: string) => send(test, room.id, room.worker, text, client_id)
    await write('First', id)
    test.clock.advance(20_000)
    for (const number of range(2, 30)) expect((await write(`Message ${number}`)).status).toBe(201)
    const refused = await write('Too much')
    expect([refused.status, refused.body.code, refused.headers['retry-after']]).toEqual([
      429,
      'too_many_requests',
      '40',
    ])
    expect((await write('First', id)).status).toBe(200)
    expect((await send(test, room.id, room.boss, 'I may')).status).toBe(201)
    test.clock.advance(40_000)
    expect((await write('Now')).body.data.seq).toBe(33)
  })

  it('is five a day for somebody who has not answered in the room, and ends with the answer', async () => {
    const room = await createRoom(test)
    const write = async (where = room) => (await send(test, where.id, room.worker, 'Hello?')).status
    for (const _ of range(1, 5)) expect(await write()).toBe(201)
    const refused = await send(test, room.id, room.worker, 'Are you asleep?')
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, String(DAY_S)])
    expect(refused.body.message).toContain('without an answer')
    expect((await send(test, room.id, room.boss, 'Good morning')).status).toBe(201)
    expect(await write()).toBe(201)
  })

  it('does not count receipts', async () => {
    const room = await createRoom(test)
    // More than the limit of writing requests for one address.
    const answers = await Promise.all(
      range(1, 62).map((seq) =>
        test.call('POST', `/chat/rooms/${room.id}/read`, { token: room.boss.token, body: { seq } }),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(62).fill(204))
    expect((await send(test, room.id, room.boss, 'I may')).status).toBe(201)
  })
})
