import { beforeAll, describe, expect, it } from 'vitest'
import { roomChannel, userChannel } from '#shared/contract/realtime.ts'
import { join } from '../testing/channels.ts'
import { createRoom, send } from '../testing/conversations.ts'
import type { TestUser } from '../testing/people.ts'
import { openSocket } from '../testing/raw-socket.ts'
import { engines, useTestApp } from '../testing/test-app.ts'

const WITHIN_MS = 5000

describe.runIf(engines().includes('postgres'))('two processes on one PostgreSQL', () => {
  const first = useTestApp('postgres')
  const second = useTestApp('postgres', () => ({ beside: first }))
  let worker: TestUser
  let boss: TestUser
  let room: number
  beforeAll(async () => {
    const made = await createRoom(first)
    worker = made.worker
    boss = made.boss
    room = made.id
  })

  it('deliver to each other’s sockets, in order, texts of any length', async () => {
    const socket = await join(first, boss.token, roomChannel(room), second)
    const texts = ['short', 'ж'.repeat(4000), '👋'.repeat(1999), 'last']
    for (const text of texts) expect((await send(first, room, worker, text)).status).toBe(201)
    for (const text of texts)
      expect((await socket.next('App\\Events\\NewChatMessage')).data).toMatchObject({ message: { text } })
    expect(await socket.settled()).toEqual([])
    socket.close()
  })

  it('forward client events to each other', async () => {
    const [here, there] = [
      await join(first, worker.token, roomChannel(room), first),
      await join(first, boss.token, roomChannel(room), second),
    ]
    here.send('client-typing', { a: 1 }, roomChannel(room))
    expect(await there.next('client-typing')).toMatchObject({ data: { a: 1 } })
    expect(await here.settled()).toEqual([])
    for (const socket of [here, there]) socket.close()
  })

  it('end what a blocked person types in the other process, until the block ends', async () => {
    const made = await createRoom(first)
    const channel = roomChannel(made.id)
    const [reader, typist] = [
      await join(first, made.boss.token, channel, first),
      await join(first, made.worker.token, channel, second),
    ]
    const block = `/cabinet/blocks/${made.worker.id}`
    expect((await first.call('PUT', block, { token: made.boss.token })).status).toBe(204)
    // Announced after the block, in order.
    const witness = await join(first, made.worker.token, userChannel(made.worker.id), second)
    await first.deps.realtime.publish([userChannel(made.worker.id)], 'after', {})
    await witness.next('after')
    typist.send('client-typing', {}, channel)
    await typist.settled()
    await second.deps.realtime.publish([channel], 'last', {})
    await reader.next('last')
    expect(reader.frames.map(({ event }) => event)).toEqual([])
    expect((await first.call('DELETE', block, { token: made.boss.token })).status).toBe(204)
    await typist.next('pusher_internal:subscription_succeeded')
    typist.send('client-typing', {}, channel)
    await reader.next('client-typing')
    for (const socket of [reader, typist, witness]) socket.close()
  })

  it('close sockets that one process has authorised and the other holds, when the session ends', async () => {
    const socket = await join(first, worker.token, userChannel(worker.id), second)
    await first.call('POST', '/auth/logout', { token: worker.token })
    const began = Date.now()
    expect((await socket.closed).code).toBe(4009)
    expect(Date.now() - began).toBeLessThan(WITHIN_MS)
  })

  it('close a user’s sockets in every process', async () => {
    const socket = await openSocket(second)
    const answer = await first.app.inject({
      method: 'POST',
      url: '/broadcasting/user-auth',
      headers: { authorization: `Bearer ${boss.token}` },
      payload: { socket_id: await socket.id() },
    })
    socket.send('pusher:signin', answer.json())
    await socket.next('pusher:signin_success')
    first.deps.realtime.own?.endUser(String(boss.id))
    expect((await socket.closed).code).toBe(4009)
  })

  it('make clients catch up after losing the connection to each other', async () => {
    const socket = await openSocket(second)
    await socket.id()
    const { sql } = await import('kysely')
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query = 'listen realtime'`.execute(first.db)
    expect((await socket.closed).code).toBe(4103)
    const again = await join(first, boss.token, userChannel(boss.id), second)
    await first.deps.realtime.publish([userChannel(boss.id)], 'back', {})
    expect(await again.next()).toMatchObject({ event: 'back' })
    again.close()
  })
})
