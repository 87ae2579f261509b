import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { roomChannel, userChannel } from '#shared/contract/realtime.ts'
import { MINUTE_MS } from '#shared/durations.ts'
import { authorise, join } from '../testing/channels.ts'
import { createRoom, send } from '../testing/conversations.ts'
import { createUser, type TestUser } from '../testing/people.ts'
import { openSocket, type RawSocket } from '../testing/raw-socket.ts'
import { engines, useTestApp } from '../testing/test-app.ts'

const WITHIN_MS = 5000

describe.each(engines())('channel authorisation on %s', (engine) => {
  const test = useTestApp(engine)
  let worker: TestUser
  let boss: TestUser
  let room: number
  const open: RawSocket[] = []
  const joined = async (...given: Parameters<typeof join>) => {
    const socket = await join(...given)
    open.push(socket)
    return socket
  }
  beforeEach(async () => {
    const made = await createRoom(test)
    worker = made.worker
    boss = made.boss
    room = made.id
  })
  afterEach(() => {
    for (const socket of open.splice(0)) socket.close()
  })

  it('publishes the connection settings to everybody', async () => {
    const { status, body } = await test.call('GET', '/realtime')
    expect([status, body]).toEqual([200, { data: { key: 'test-key', cluster: 'mt1', scheme: 'http' } }])
  })

  it('lets members subscribe to their room, by form or JSON; the event has the message of the API', async () => {
    const socket = await openSocket(test)
    open.push(socket)
    const channelRequest = { socket_id: await socket.id(), channel_name: roomChannel(room) }
    const [form, json] = [
      await authorise(test, boss.token, channelRequest),
      await authorise(test, boss.token, channelRequest, 'json'),
    ]
    expect(form).toEqual({ status: 200, body: { auth: expect.stringMatching(/^test-key:[0-9a-f]{64}$/) } })
    expect(json).toEqual(form)
    socket.subscribe(channelRequest.channel_name, form.body.auth)
    await socket.next('pusher_internal:subscription_succeeded')
    const sent = await send(test, room, worker, 'Good morning')
    expect(await socket.next('App\\Events\\NewChatMessage')).toEqual({
      event: 'App\\Events\\NewChatMessage',
      channel: roomChannel(room),
      data: { message: sent.body.data },
    })
  })

  it('refuses channels of others with a JSON answer', async () => {
    const stranger = await createUser(test, { role: 'boss' })
    const socket_id = '1.1'
    const refusals = [
      [stranger.token, roomChannel(room), 403, 'forbidden'],
      [worker.token, roomChannel(999_999), 403, 'forbidden'],
      [worker.token, roomChannel(9_999_999_999), 403, 'forbidden'],
      [worker.token, userChannel(boss.id), 403, 'forbidden'],
      [worker.token, 'private-anything', 403, 'forbidden'],
      [worker.token, `presence-room.${room}`, 403, 'forbidden'],
      [worker.token, `private-room.${room} `, 403, 'forbidden'],
      [null, roomChannel(room), 401, 'unauthenticated'],
      ['a.b.c', roomChannel(room), 401, 'unauthenticated'],
    ] as const
    for (const [token, channel_name, status, code] of refusals)
      expect([channel_name, await authorise(test, token, { socket_id, channel_name })]).toEqual([
        channel_name,
        { status, body: { message: expect.any(String), code } },
      ])
    test.clock.advance(61 * MINUTE_MS)
    const late = await authorise(test, worker.token, { socket_id, channel_name: roomChannel(room) })
    expect([late.status, late.body.code]).toEqual([401, 'token_expired'])
  })

  it('ends what a blocked person types in the room, and refuses the signature of before', async () => {
    const reader = await joined(test, boss.token, roomChannel(room))
    const typist = await openSocket(test)
    open.push(typist)
    const id = await typist.id()
    const { body } = await authorise(test, worker.token, { socket_id: id, channel_name: roomChannel(room) })
    typist.subscribe(roomChannel(room), body.auth)
    await typist.next('pusher_internal:subscription_succeeded')
    const type = async () => {
      typist.send('client-typing', { user_id: worker.id }, roomChannel(room))
      await typist.settled()
      return (await reader.settled()).map(({ event }) => event)
    }
    expect(await type()).toEqual(['client-typing'])
    const block = (method: 'PUT' | 'DELETE') =>
      test.call(method, `/cabinet/blocks/${worker.id}`, { token: boss.token })
    expect((await block('PUT')).status).toBe(204)
    expect(await type()).toEqual([])
    typist.subscribe(roomChannel(room), body.auth)
    expect((await typist.next('pusher:subscription_error')).data).toMatchObject({ status: 403 })
    expect(await type()).toEqual([])
    const ask = async ({ token }: TestUser) =>
      (await authorise(test, token, { socket_id: '1.1', channel_name: roomChannel(room) })).status
    expect([await ask(worker), await ask(boss)]).toEqual([403, 200])
    expect((await block('DELETE')).status).toBe(204)
    // Without a new connection: the app does not know that it was out, and fetches what it missed when it is subscribed again.
    await typist.next('pusher_internal:subscription_succeeded')
    expect(await type()).toEqual(['client-typing'])
    const again = await joined(test, worker.token, roomChannel(room))
    again.send('client-typing', {}, roomChannel(room))
    expect((await reader.next('client-typing')).channel).toBe(roomChannel(room))
  })

  it('does not subscribe whoever left the room during the block, but takes the signature of before again', async () => {
    const socket = await openSocket(test)
    open.push(socket)
    const channel = roomChannel(room)
    const request = { socket_id: await socket.id(), channel_name: channel }
    const { body } = await authorise(test, worker.token, request)
    socket.subscribe(channel, body.auth)
    await socket.next('pusher_internal:subscription_succeeded')
    const block = (method: 'PUT' | 'DELETE') =>
      test.call(method, `/cabinet/blocks/${worker.id}`, { token: boss.token })
    await block('PUT')
    socket.send('pusher:unsubscribe', { channel })
    await socket.settled()
    await block('DELETE')
    expect(await socket.settled()).toEqual([])
    socket.subscribe(channel, body.auth)
    await socket.next('pusher_internal:subscription_succeeded')
    // A repeated block expels it as the first one did.
    for (const method of ['PUT', 'PUT', 'DELETE', 'PUT'] as const) await block(method)
    await socket.settled()
    socket.subscribe(channel, body.auth)
    expect((await socket.next('pusher:subscription_error')).data).toMatchObject({ status: 403 })
  })

  it('gives all sockets of a person one allowance of client events', async () => {
    const reader = await joined(test, boss.token, roomChannel(room))
    for (let device = 0; device < 4; device++) {
      const socket = await joined(test, worker.token, roomChannel(room))
      for (let n = 0; n < 5; n++) socket.send('client-typing', { n }, roomChannel(room))
      await socket.settled()
    }
    const typed = (await reader.settled()).filter(({ event }) => event === 'client-typing')
    expect(typed.length).toBeGreaterThanOrEqual(10)
    expect(typed.length).toBeLessThan(18)
  })

  it('names the missing fields of a request', async () => {
    const { status, body } = await authorise(test, worker.token, { socket_id: '1.1:private-room.1' })
    expect([status, Object.keys(body.errors ?? {}).sort()]).toEqual([422, ['channel_name', 'socket_id']])
  })

  describe('closes the sockets of an ended session within 5 s', () => {
    const ended = async (socket: RawSocket) => {
      const began = Date.now()
      const { code } = await socket.closed
      expect(Date.now() - began).toBeLessThan(WITHIN_MS)
      return code
    }

    it('when its user signs out, and keeps those of other sessions', async () => {
      const [mine, other] = [
        await joined(test, worker.token, userChannel(worker.id)),
        await joined(test, boss.token, userChannel(boss.id)),
      ]
      expect((await test.call('POST', '/auth/logout', { token: worker.token })).status).toBe(204)
      expect(await ended(mine)).toBe(4009)
      expect(await other.settled()).toEqual([])
    })

    it('when the password is changed in another session, and keeps that one’s', async () => {
      const login = { login: worker.email, password: worker.password }
      const elsewhere = (await test.call('POST', '/auth/login', { body: login })).body.access_token
      const [here, there] = [
        await joined(test, worker.token, userChannel(worker.id)),
        await joined(test, elsewhere, userChannel(worker.id)),
      ]
      const password = 'Tunnel-2027!'
      const body = { current_password: worker.password, password, password_confirmation: password }
      expect((await test.call('PUT', '/cabinet/password', { token: elsewhere, body })).status).toBe(204)
      expect(await ended(here)).toBe(4009)
      expect(await there.settled()).toEqual([])
    })

    it('when its user is blocked or deleted', async () => {
      const [first, second] = [
        await joined(test, worker.token, roomChannel(room)),
        await joined(test, boss.token, userChannel(boss.id)),
      ]
      const now = test.clock()
      await test.db.updateTable('users').set({ blocked_at: now }).where('id', '=', worker.id).execute()
      await test.db.deleteFrom('sessions').where('user_id', '=', boss.id).execute()
      expect(await Promise.all([ended(first), ended(second)])).toEqual([4009, 4009])
    })
  })
})
