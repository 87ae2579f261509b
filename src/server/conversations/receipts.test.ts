import { beforeEach, describe, expect, it } from 'vitest'
import type { Message } from '#shared/contract/conversations.ts'
import { createRoom, messages, openRoom, rooms, send, type TestRoom } from '../testing/conversations.ts'
import type { TestUser } from '../testing/people.ts'
import { engines, useTestApp } from '../testing/test-app.ts'
import { isNotifiable } from './arrived.ts'
import { mayJoinRoom, unreadTotal } from './membership.ts'

describe.each(engines())('what has arrived and was read, on %s', (engine) => {
  const test = useTestApp(engine)
  let room: TestRoom
  beforeEach(async () => {
    room = await createRoom(test)
    for (const text of ['One', 'Two', 'Three']) await send(test, room.id, room.worker, text)
    test.published.length = 0
  })

  const tell = (how: 'read' | 'delivered', seq: unknown, { token }: TestUser = room.boss) =>
    test.call('POST', `/chat/rooms/${room.id}/${how}`, { token, body: { seq } })
  const ticks = async (who = room.worker) =>
    (await messages(test, room.id, who)).body.data.map(({ delivered_at, read_at }: Message) =>
      read_at ? 'read' : delivered_at ? 'delivered' : 'sent',
    )
  const unread = async (who = room.boss) => (await rooms(test, who))[0]?.new_message_count

  it('is seen by the writer: sent, delivered, read, each with its time', async () => {
    expect(await ticks()).toEqual(['sent', 'sent', 'sent'])
    expect((await tell('delivered', 2)).status).toBe(204)
    const delivered_at = test.clock().toISOString()
    expect(await ticks()).toEqual(['delivered', 'delivered', 'sent'])
    test.clock.advance(1000)
    await tell('read', 1)
    expect(await ticks()).toEqual(['read', 'delivered', 'sent'])
    const { body } = await messages(test, room.id, room.worker)
    expect(body.data[0]).toMatchObject({ delivered_at, read_at: test.clock().toISOString() })
    expect(body.meta).toEqual({
      last_seq: 3,
      read_seq: 0,
      interlocutor_delivered_seq: 2,
      interlocutor_read_seq: 1,
    })
    expect((await rooms(test, room.worker))[0]).toMatchObject({
      interlocutor_delivered_seq: 2,
      interlocutor_read_seq: 1,
    })
  })

  it('never goes back, nor beyond what is there; reading is receiving', async () => {
    await tell('read', 2)
    expect((await tell('read', 1)).status).toBe(204)
    expect((await tell('delivered', 1)).status).toBe(204)
    expect(await ticks()).toEqual(['read', 'read', 'sent'])
    await tell('read', 2_000_000)
    await send(test, room.id, room.worker, 'Four')
    expect(await ticks()).toEqual(['read', 'read', 'read', 'sent'])
    expect(await unread()).toBe(1)
  })

  it('stays at the highest place when many come together', async () => {
    await Promise.all([3, 1, 2, 3, 1].flatMap((seq) => [tell('read', seq), tell('delivered', seq)]))
    expect((await rooms(test, room.boss))[0]).toMatchObject({ read_seq: 3, new_message_count: 0 })
  })

  it('is told to both members, and only when it is new', async () => {
    await tell('delivered', 3)
    await tell('read', 3)
    await tell('read', 2)
    const channels = [
      `private-room.${room.id}`,
      `private-user.${room.boss.id}`,
      `private-user.${room.worker.id}`,
    ]
    const data = { room_id: room.id, user_id: room.boss.id, seq: 3, at: test.clock().toISOString() }
    expect(test.published).toEqual([
      { channels, event: 'App\\Events\\MessagesDelivered', data },
      { channels, event: 'App\\Events\\MessagesRead', data },
    ])
  })

  it('marks the other’s messages, never one’s own', async () => {
    await tell('read', 3, room.worker)
    expect(await ticks(room.boss)).toEqual(['sent', 'sent', 'sent'])
    expect(await unread()).toBe(3)
  })

  it('makes the unread total the sum over all rooms', async () => {
    const other = await openRoom(test, room.boss, { user_id: room.worker.id })
    await send(test, other.body.data.id, room.worker, 'And here')
    await send(test, other.body.data.id, room.boss, 'My own do not count')
    const sum = async () =>
      (await rooms(test, room.boss)).reduce((total, { new_message_count }) => total + new_message_count, 0)
    expect([await sum(), await unreadTotal(test.db, room.boss.id)]).toEqual([4, 4])
    await tell('read', 2)
    expect([await sum(), await unreadTotal(test.db, room.boss.id)]).toEqual([2, 2])
    expect(await unreadTotal(test.db, room.worker.id)).toBe(1)
  })

  it.each([-1, 1.5, '3', null, undefined])('is not %j', async (seq) => {
    expect((await tell('read', seq)).status).toBe(422)
  })

  it('can be told of while it is unread and its writer welcome', async () => {
    const [first] = (await messages(test, room.id, room.boss)).body.data
    const told = (user: TestUser, message_id = first.id) =>
      isNotifiable(test.db, { room_id: room.id, message_id, user_id: user.id })
    expect(await told(room.boss)).toBe(true)
    expect(await told(room.worker)).toBe(false)
    expect(await told((await createRoom(test)).boss)).toBe(false)
    expect(await told(room.boss, 999_999)).toBe(false)
    const block = (method: 'PUT' | 'DELETE') =>
      test.call(method, `/cabinet/blocks/${room.worker.id}`, { token: room.boss.token })
    await block('PUT')
    expect(await told(room.boss)).toBe(false)
    await block('DELETE')
    expect(await told(room.boss)).toBe(true)
    const blockAltogether = (blocked_at: Date | null) =>
      test.db.updateTable('users').set({ blocked_at }).where('id', '=', room.worker.id).execute()
    await blockAltogether(test.clock())
    expect(await told(room.boss)).toBe(false)
    await blockAltogether(null)
    await tell('read', 1)
    expect(await told(room.boss)).toBe(false)
  })

  it('is heard on the room’s channel by its two members alone', async () => {
    const stranger = (await createRoom(test)).worker
    const may = (user: TestUser) => mayJoinRoom(test.db, user.id, room.id)
    expect([await may(room.worker), await may(room.boss), await may(stranger)]).toEqual([true, true, false])
  })
})
