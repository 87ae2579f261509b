import { beforeEach, describe, expect, it } from 'vitest'
import type { Message } from '#shared/contract/conversations.ts'
import { createRoom, messages, openRoom, rooms, send, type TestRoom } from '../testing/conversations.ts'
import type { TestUser } from '../testing/people.ts'
import { runTasks } from '../testing/run-tasks.ts'
import { engines, useTestApp } from '../testing/test-app.ts'
import { isNotifiable } from './arrived.ts'
import { mayJoinRoom, unreadTotal } from './membership.ts'

describe.each(engines())('receipts on %s', (engine) => {
  const test = useTestApp(engine)
  let room: TestRoom
  beforeEach(async () => {
    room = await createRoom(test)
    for (const text of ['One', 'Two', 'Three']) await send(test, room.id, room.worker, text)
    test.published.length = 0
  })

  const sendReceipt = (how: 'read' | 'delivered', seq: unknown, { token }: TestUser = room.boss) =>
    test.call('POST', `/chat/rooms/${room.id}/${how}`, { token, body: { seq } })
  const ticks = async (who = room.worker) =>
    (await messages(test, room.id, who)).body.data.map(({ delivered_at, read_at }: Message) =>
      read_at ? 'read' : delivered_at ? 'delivered' : 'sent',
    )
  const unread = async (who = room.boss) => (await rooms(test, who))[0]?.new_message_count

  it('show the author sent, delivered and read, with the times', async () => {
    expect(await ticks()).toEqual(['sent', 'sent', 'sent'])
    expect((await sendReceipt('delivered', 2)).status).toBe(204)
    const delivered_at = test.clock().toISOString()
    expect(await ticks()).toEqual(['delivered', 'delivered', 'sent'])
    test.clock.advance(1000)
    await sendReceipt('read', 1)
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

  it('never go back nor beyond the last message, and reading includes receiving', async () => {
    await sendReceipt('read', 2)
    expect((await sendReceipt('read', 1)).status).toBe(204)
    expect((await sendReceipt('delivered', 1)).status).toBe(204)
    expect(await ticks()).toEqual(['read', 'read', 'sent'])
    await sendReceipt('read', 2_000_000)
    await send(test, room.id, room.worker, 'Four')
    expect(await ticks()).toEqual(['read', 'read', 'read', 'sent'])
    expect(await unread()).toBe(1)
  })

  it('keep the highest number when concurrent', async () => {
    await Promise.all(
      [3, 1, 2, 3, 1].flatMap((seq) => [sendReceipt('read', seq), sendReceipt('delivered', seq)]),
    )
    expect((await rooms(test, room.boss))[0]).toMatchObject({ read_seq: 3, new_message_count: 0 })
  })

  it('are published to both members, only when something changed', async () => {
    await sendReceipt('delivered', 3)
    await sendReceipt('read', 3)
    await sendReceipt('read', 2)
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

  it('mark only the other member’s messages', async () => {
    await sendReceipt('read', 3, room.worker)
    expect(await ticks(room.boss)).toEqual(['sent', 'sent', 'sent'])
    expect(await unread()).toBe(3)
  })

  it('reduce the unread total, the sum of all rooms', async () => {
    const other = await openRoom(test, room.boss, { user_id: room.worker.id })
    await send(test, other.body.data.id, room.worker, 'And here')
    await send(test, other.body.data.id, room.boss, 'My own do not count')
    const sum = async () =>
      (await rooms(test, room.boss)).reduce((total, { new_message_count }) => total + new_message_count, 0)
    expect([await sum(), await unreadTotal(test.db, room.boss.id)]).toEqual([4, 4])
    await sendReceipt('read', 2)
    expect([await sum(), await unreadTotal(test.db, room.boss.id)]).toEqual([2, 2])
    expect(await unreadTotal(test.db, room.worker.id)).toBe(1)
  })

  it.each([-1, 1.5, '3', null, undefined])('refuse %j', async (seq) => {
    expect((await sendReceipt('read', seq)).status).toBe(422)
  })

  it('stop the notification of a message once it is read or its author blocked', async () => {
    const [first] = (await messages(test, room.id, room.boss)).body.data
    const isDue = (user: TestUser, message_id = first.id) =>
      isNotifiable(test.db, { room_id: room.id, message_id, user_id: user.id })
    expect(await isDue(room.boss)).toBe(true)
    expect(await isDue(room.worker)).toBe(false)
    expect(await isDue((await createRoom(test)).boss)).toBe(false)
    expect(await isDue(room.boss, 999_999)).toBe(false)
    const block = (method: 'PUT' | 'DELETE') =>
      test.call(method, `/cabinet/blocks/${room.worker.id}`, { token: room.boss.token })
    await block('PUT')
    expect(await isDue(room.boss)).toBe(false)
    await block('DELETE')
    expect(await isDue(room.boss)).toBe(true)
    const blockAccount = (blocked_at: Date | null) =>
      test.db.updateTable('users').set({ blocked_at }).where('id', '=', room.worker.id).execute()
    await blockAccount(test.clock())
    expect(await isDue(room.boss)).toBe(false)
    await blockAccount(null)
    await sendReceipt('read', 1)
    expect(await isDue(room.boss)).toBe(false)
  })

  it('stop the notification of a message once one of it or of a later one exists', async () => {
    const sent: Message[] = (await messages(test, room.id, room.boss)).body.data
    const due = async () => {
      const arrived = sent.map(({ id }) => ({ room_id: room.id, message_id: id, user_id: room.boss.id }))
      return Promise.all(arrived.map((one) => isNotifiable(test.db, one)))
    }
    expect(await due()).toEqual([true, true, true])
    await runTasks(test, 'message-arrived')
    expect(await due()).toEqual([false, false, false])
    sent.push((await send(test, room.id, room.worker, 'Four')).body.data)
    expect(await due()).toEqual([false, false, false, true])
  })

  it('are published on a channel for the two members only', async () => {
    const stranger = (await createRoom(test)).worker
    const may = (user: TestUser) => mayJoinRoom(test.db, user.id, room.id)
    expect([await may(room.worker), await may(room.boss), await may(stranger)]).toEqual([true, true, false])
  })
})
