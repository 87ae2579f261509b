import { beforeEach, describe, expect, it } from 'vitest'
import { DAY_S, MINUTE_MS } from '#shared/durations.ts'
import { createRoom, createRoomBeside, send, type TestRoom } from '../testing/conversations.ts'
import type { TestDevice } from '../testing/push-service.ts'
import { runTasks } from '../testing/run-tasks.ts'
import { engines, useTestApp } from '../testing/test-app.ts'
import { usePushService } from '../testing/use-push-service.ts'

describe.each(engines())('notifications of messages on %s', (engine) => {
  const test = useTestApp(engine, { pushTestEndpoints: true })
  const push = usePushService()
  let room: TestRoom
  let device: TestDevice
  beforeEach(async () => {
    room = await createRoom(test)
    device = push.subscribe()
    await test.call('POST', '/push/subscriptions', { token: room.boss.token, body: device.subscription })
    test.published.length = 0
    // Activity within this time would suppress a notification.
    test.clock.advance(2 * MINUTE_MS)
  })
  const write = (text: string, where = room) => send(test, where.id, where.worker, text)
  const deliver = () => runTasks(test, 'message-arrived', 'deliver-notification', 'send-push')
  const read = (seq: number, where = room) =>
    test.call('POST', `/chat/rooms/${where.id}/read`, { token: room.boss.token, body: { seq } })
  const choose = (body: unknown) =>
    test.call('PATCH', '/cabinet/notifications', { token: room.boss.token, body })
  const list = async () => (await test.call('GET', '/notifications', { token: room.boss.token })).body

  /** The employer writes in a room, so that its other member is no stranger any more. */
  const answer = async (where: TestRoom) => {
    await send(test, where.id, where.boss, 'Good day')
    await deliver()
  }

  it('a push about a stranger’s message shows neither name nor text', async () => {
    await write('Your account is locked: https://evil.example/login')
    await deliver()
    expect(device.pushes.map(({ payload }) => [payload.title, payload.body])).toEqual([
      ['Jobmost', 'Someone has written to you for the first time'],
    ])
    await answer(room)
    await write('Who are you?')
    await deliver()
    expect(device.pushes.map(({ payload }) => [payload.title, payload.body]).at(-1)).toEqual([
      'Anna K.',
      'Who are you?',
    ])
  })

  describe('as pushes', () => {
    beforeEach(() => answer(room))

    it('contain author, text, path and unread count', async () => {
      await write('Guten Tag! Ist die Stelle noch frei?')
      await deliver()
      expect(device.pushes).toHaveLength(1)
      const [{ payload, ttl, urgency, topic, bytes } = expect.fail()] = device.pushes
      expect(payload).toEqual({
        kind: 'message',
        title: 'Anna K.',
        body: 'Guten Tag! Ist die Stelle noch frei?',
        path: `/en/chat/room/${room.id}`,
        tag: `room-${room.id}`,
        room_id: room.id,
        seq: 2,
        user_id: room.boss.id,
        unread: 1,
        at: test.clock().getTime(),
      })
      expect([ttl, urgency, bytes < 2048]).toEqual([DAY_S, 'high', true])
      expect(topic).toMatch(/^[\w-]{16,32}$/)
      expect(topic).not.toContain(`room-${room.id}`)
    })

    it('combine several messages of a room, and replace an undelivered push in the push service', async () => {
      for (const text of ['One', 'Two', 'Three']) await write(text)
      await deliver()
      expect(device.pushes.map(({ payload }) => [payload.body, payload.unread])).toEqual([['Three', 3]])
      await write('Four')
      await deliver()
      expect(device.pushes.map(({ payload }) => payload.body)).toEqual(['Three', 'Four'])
      expect(device.pushes[0]?.topic).toBe(device.pushes[1]?.topic)
    })

    it('make a sound for a room once in ten minutes, until it is read', async () => {
      const rings = async (text: string) => {
        await write(text)
        await deliver()
        const { payload } = device.pushes.at(-1) ?? expect.fail()
        expect(payload.body).toBe(text)
        return !payload.is_quiet
      }
      expect(await rings('One')).toBe(true)
      test.clock.advance(6 * MINUTE_MS)
      expect(await rings('Two')).toBe(false)
      test.clock.advance(6 * MINUTE_MS)
      expect(await rings('Three')).toBe(true)
      test.clock.advance(1 * MINUTE_MS)
      await read(4)
      expect(await rings('Four')).toBe(true)
      const other = await createRoomBeside(test, room)
      await answer(other)
      await write('Other', other)
      await deliver()
      expect(device.pushes.at(-1)?.payload.is_quiet).toBeUndefined()
    })

    it('are sent separately for each room', async () => {
      const other = await createRoomBeside(test, room)
      await answer(other)
      await write('One')
      await write('Other', other)
      await deliver()
      expect(device.pushes.map(({ payload }) => payload.body).sort()).toEqual(['One', 'Other'])
      expect(new Set(device.pushes.map(({ topic }) => topic)).size).toBe(2)
      expect(new Set(device.pushes.map(({ payload }) => payload.tag)).size).toBe(2)
    })

    it('are delayed, and not sent when the messages are read within the delay on any device', async () => {
      await write('One')
      const { sql } = await import('kysely')
      const { rows } = await sql<{
        rests: boolean
      }>`select start_after > created_on + interval '3 seconds' as rests
        from pgboss.job where name = 'message-arrived' and state = 'created'`.execute(test.db)
      expect(rows).toEqual([{ rests: true }])
      await read(2)
      await deliver()
      expect(device.pushes).toEqual([])
      expect((await list()).data).toEqual([])
    })

    it('are not sent when the messages are read after queuing and before sending', async () => {
      await write('One')
      await runTasks(test, 'message-arrived', 'deliver-notification')
      await read(2)
      await deliver()
      expect(device.pushes).toEqual([])
    })

    it('contain no text of messages when the user has turned that off', async () => {
      await choose({ message_text: false })
      await write('My number is 0171 2345678')
      await deliver()
      expect(device.pushes.map(({ payload }) => payload.body)).toEqual([
        `New message: ${room.job ? 'Bäcker (m/w/d)' : ''}`,
      ])
      expect(JSON.stringify(device.pushes)).not.toContain('0171')
    })

    it('leave no text of messages in a queue', async () => {
      await write('My number is 0171 2345678')
      await deliver()
      const { sql } = await import('kysely')
      const { rows } = await sql`select from pgboss.job where data::text like '%0171%'`.execute(test.db)
      expect(rows).toEqual([])
    })

    it('are not sent when they are turned off, nor for messages of a blocked user', async () => {
      await choose({ message: { app: true, push: false, email: false } })
      await write('One')
      await deliver()
      await choose({ message: { app: true, push: true, email: true } })
      await write('Two')
      await test.call('PUT', `/cabinet/blocks/${room.worker.id}`, { token: room.boss.token })
      await deliver()
      expect(device.pushes).toEqual([])
    })

    it.each([true, false])(
      'are not sent when the author was blocked since (texts allowed: %s)',
      async (message_text) => {
        await choose({ message_text })
        await write('One')
        await runTasks(test, 'message-arrived', 'deliver-notification')
        await test.db
          .updateTable('users')
          .set({ blocked_at: test.clock() })
          .where('id', '=', room.worker.id)
          .execute()
        await deliver()
        expect(device.pushes).toEqual([])
      },
    )

    it.each(['de', 'pl', 'ru'] as const)('are in the user’s language: %s', async (language) => {
      await test.call('PATCH', '/cabinet/language', { token: room.boss.token, body: { language } })
      await choose({ message_text: false })
      await write('One')
      await deliver()
      const said = { de: 'Neue Nachricht', pl: 'Nowa wiadomość', ru: 'Новое сообщение' }
      const [{ payload } = expect.fail()] = device.pushes
      expect(payload.body).toContain(said[language])
      expect(payload.path).toBe(`/${language}/chat/room/${room.id}`)
    })

    it('stay below the size limit for any length of text', async () => {
      for (const text of ['👩‍👩‍👧'.repeat(400), `${'"\\\n'.repeat(1300)}x`, 'ж'.repeat(4000)]) {
        const { status } = await write(text)
        expect(status).toBe(201)
        await deliver()
      }
      expect(device.pushes).toHaveLength(3)
      for (const { bytes, payload } of device.pushes) {
        expect(bytes).toBeLessThan(2048)
        expect([payload.body.isWellFormed(), payload.body.endsWith('…')]).toEqual([true, true])
      }
    })

    it('are retried when the push service fails, and arrive once', async () => {
      push.service.answer = 503
      await write('One')
      await runTasks(test, 'message-arrived', 'deliver-notification')
      expect(await deliver()).toEqual(['send-push: The push service answered 503'])
      push.service.answer = 201
      const { sql } = await import('kysely')
      await sql`update pgboss.job set state = 'created' where name = 'send-push'
        and (data ->> 'notification_id')::int = (select max(id) from notifications)`.execute(test.db)
      expect(await deliver()).toEqual([])
      expect(device.pushes).toHaveLength(1)
    })

    it('are not sent after signing out', async () => {
      await write('One')
      await runTasks(test, 'message-arrived', 'deliver-notification')
      await test.call('POST', '/auth/logout', { token: room.boss.token })
      await deliver()
      expect(device.pushes).toEqual([])
    })
  })

  describe('in the app', () => {
    it('are one entry for each room, which a new message marks as unread again', async () => {
      await write('One')
      await deliver()
      const [first] = (await list()).data
      expect(first).toMatchObject({
        kind: 'message',
        actor: 'Anna K.',
        detail: null,
        subject: { type: 'room', id: room.id, title: 'Bäcker (m/w/d)' },
      })
      expect(test.published.filter(({ event }) => event === 'App\\Events\\Notification')).toEqual([
        {
          channels: [`private-user.${room.boss.id}`],
          event: 'App\\Events\\Notification',
          data: { notification: first, unread_count: 1, unread_by_kind: { message: 1 } },
        },
      ])
      await write('Two')
      await deliver()
      const { data, unread_count } = await list()
      expect([data.length, unread_count]).toEqual([1, 1])
      expect(data[0].id).toBeGreaterThan(first.id)
    })

    it('are marked as read with the room, also concurrently', async () => {
      for (let seq = 1; seq <= 12; seq++) {
        await write('Again')
        await Promise.all([deliver(), read(seq)])
        expect((await list()).unread_count).toBe(0)
      }
    })

    it('are marked as read with the room', async () => {
      await write('One')
      await write('Two')
      await deliver()
      await read(1)
      expect((await list()).unread_count).toBe(1)
      await read(2)
      expect((await list()).unread_count).toBe(0)
    })
  })
})
