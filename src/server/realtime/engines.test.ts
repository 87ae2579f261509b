import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import Pusher from 'pusher'
import { beforeAll, describe, expect, it } from 'vitest'
import { HOUR_MS, MINUTE_MS } from '#shared/durations.ts'
import { createHandlers } from '../background/registry.ts'
import { createRoom } from '../testing/conversations.ts'
import { createUser, type TestUser } from '../testing/people.ts'
import { listen, openSocket } from '../testing/raw-socket.ts'
import { createTestApp, type TestApp, useTestApp } from '../testing/test-app.ts'
import { connectEngine } from './engine.ts'
import { signChannel } from './signature.ts'

const CREDENTIALS = { appId: 'test', key: 'test-key', secret: 'test-secret', cluster: 'mt1' }

/** The `pusher` package signs with the real time, so the app's clock must match it. */
const syncClock = (test: TestApp) => test.clock.advance(Date.now() - test.clock().getTime())

describe('our own engine with the `pusher` package', () => {
  const engine = useTestApp()
  let url: string
  let pusher: Pusher
  beforeAll(async () => {
    syncClock(engine)
    const at = await listen(engine)
    url = at.url
    pusher = new Pusher({ ...CREDENTIALS, host: '127.0.0.1', port: String(at.port), useTLS: false })
  })

  const listener = async (channel: string, channelData: string | null = null) => {
    const socket = await openSocket(engine)
    const id = await socket.id()
    socket.subscribe(channel, signChannel(CREDENTIALS, id, channel, channelData), channelData ?? undefined)
    await socket.next('pusher_internal:subscription_succeeded')
    return Object.assign(socket, { socketId: id })
  }

  it('publishes to several channels, but not to the socket it came from', async () => {
    const [anna, boris] = [await listener('private-a'), await listener('private-b')]
    await pusher.trigger(['private-a', 'private-b'], 'hello', { x: 'ü' }, { socket_id: boris.socketId })
    expect(await anna.next()).toEqual({ event: 'hello', channel: 'private-a', data: { x: 'ü' } })
    expect(await boris.settled()).toEqual([])
    await pusher.triggerBatch([
      { channel: 'private-a', name: 'one', data: 1 },
      { channel: 'private-b', name: 'two', data: 'text' },
    ])
    expect((await anna.next()).event).toBe('one')
    expect(await boris.next()).toMatchObject({ event: 'two', data: 'text' })
    for (const socket of [anna, boris]) socket.close()
  })

  it('lists channels and members', async () => {
    const socket = await listener('presence-hall', '{"user_id":"7"}')
    const ask = async (path: string, params?: Record<string, string>) =>
      (await pusher.get({ path, ...(params ? { params } : {}) })).json()
    const query = { filter_by_prefix: 'presence-', info: 'user_count' }
    expect(await ask('/channels', query)).toEqual({ channels: { 'presence-hall': { user_count: 1 } } })
    expect(await ask('/channels/presence-hall')).toMatchObject({ occupied: true, user_count: 1 })
    expect(await ask('/channels/nothing')).toMatchObject({ occupied: false })
    expect(await ask('/channels/presence-hall/users')).toEqual({ users: [{ id: '7' }] })
    socket.close()
  })

  it('accepts authorizations signed by the package', async () => {
    const socket = await openSocket(engine)
    const { auth } = pusher.authorizeChannel(await socket.id(), 'private-c')
    socket.subscribe('private-c', auth)
    await socket.next('pusher_internal:subscription_succeeded')
    socket.close()
  })

  it('authenticates users, sends to one of them only, and closes all their connections', async () => {
    const signIn = async (id: string) => {
      const socket = await openSocket(engine)
      const socketId = await socket.id()
      socket.send('pusher:signin', pusher.authenticateUser(socketId, { id }))
      const { data } = await socket.next('pusher:signin_success')
      expect(JSON.parse((data as { user_data: string }).user_data)).toEqual({ id })
      socket.subscribe(`#server-to-user-${id}`)
      await socket.next('pusher_internal:subscription_succeeded')
      return Object.assign(socket, { socketId })
    }
    const [anna, phone, boris] = [await signIn('7'), await signIn('7'), await signIn('8')]
    await pusher.sendToUser('7', 'hello', { x: 1 })
    for (const socket of [anna, phone])
      expect(await socket.next()).toMatchObject({ event: 'hello', data: { x: 1 } })
    expect(await boris.settled()).toEqual([])

    boris.subscribe('#server-to-user-7')
    expect(await boris.next('pusher:subscription_error')).toMatchObject({ data: { status: 401 } })
    const forAnna = pusher.authenticateUser(boris.socketId, { id: '7' })
    for (const wrong of [
      { ...forAnna, user_data: '{"id":"9"}' },
      forAnna,
      { ...forAnna, user_data: '{}' },
      {},
      null,
    ]) {
      boris.send('pusher:signin', wrong)
      await boris.next('pusher:error')
    }
    await pusher.terminateUserConnections('7')
    for (const socket of [anna, phone]) expect((await socket.closed).code).toBe(4009)
    expect(await boris.settled()).toEqual([])
    boris.close()
  })

  it('refuses calls without body_md5, with an old timestamp, a wrong secret or another app', async () => {
    const body = JSON.stringify({ name: 'x', channels: ['a'], data: '1' })
    const signed = pusher.createSignedQueryString({ method: 'POST', path: '/apps/test/events', body })
    const post = async (query: string, path = '/apps/test/events') =>
      (await fetch(`${url}${path}?${query}`, { method: 'POST', body })).status
    expect(await post(signed)).toBe(200)
    // The signature is valid, but does not cover the body.
    const bodiless = pusher.createSignedQueryString({
      method: 'POST',
      path: '/apps/test/events',
    } as Pusher.SignedQueryStringOptions)
    expect(await post(bodiless)).toBe(401)
    expect(await post('')).toBe(401)
    engine.clock.advance(11 * MINUTE_MS)
    expect(await post(signed)).toBe(401)
    syncClock(engine)
    const thief = connectEngine(
      { ...CREDENTIALS, secret: 'other' },
      { host: '127.0.0.1', port: Number(new URL(url).port), scheme: 'http' },
    )
    await expect(thief.trigger(['a'], 'x', {})).rejects.toMatchObject({ status: 401 })
    expect(await post(signed.replace('events', 'x'), '/apps/other/events')).toBe(404)
  })

  it('refuses invalid and large events with Pusher’s status codes', async () => {
    const statusOf = (sent: Promise<unknown>) =>
      sent.then(
        () => 200,
        (error: { status: number }) => error.status,
      )
    expect(await statusOf(pusher.trigger('a', 'large', 'x'.repeat(10_241)))).toBe(413)
    const post = (path: string, body: unknown) =>
      statusOf(pusher.post({ path, body: body as string } as Pusher.PostOptions))
    expect(await post('/events', { name: 'x' })).toBe(400)
    expect(await post('/events', { name: 'x', data: '1', channels: ['two words'] })).toBe(400)
    const batch = Array(11).fill({ channel: 'a', name: 'x', data: '1' })
    expect(await post('/batch_events', { batch })).toBe(400)
  })
})

describe('with an external engine', () => {
  const engine = useTestApp()
  let port: number
  const person = () => createUser(app, { role: 'worker' })
  const future = () => new Date(app.clock().getTime() + HOUR_MS)
  beforeAll(async () => {
    syncClock(engine)
    port = (await listen(engine)).port
  })
  const app = useTestApp('pglite', () => ({ engine: { host: '127.0.0.1', port, scheme: 'http' } }))

  it('browsers connect to the engine and receive published events', async () => {
    const { data } = (await app.call('GET', '/realtime')).body
    expect(data).toEqual({ key: 'test-key', cluster: 'mt1', host: '127.0.0.1', port, scheme: 'http' })
    const socket = await openSocket(engine)
    const id = await socket.id()
    const binding = { socketId: id, sessionId: 'any', userId: 1 }
    socket.subscribe('private-room.1', await app.deps.realtime.authorise(binding, 'private-room.1'))
    await socket.next('pusher_internal:subscription_succeeded')
    await app.deps.realtime.publish(['private-room.1'], 'App\\Events\\NewChatMessage', { message: 'x' })
    expect(await socket.next()).toMatchObject({
      event: 'App\\Events\\NewChatMessage',
      data: { message: 'x' },
    })
    const many = Array.from({ length: 150 }, (_, n) => `private-room.${150 - n}`)
    await app.deps.realtime.publish(many, 'all', {})
    expect((await socket.next()).event).toBe('all')
    socket.close()
  })

  it('only the sockets of users with an ended session are closed, within 5 s', async () => {
    const connect = async ({ token }: TestUser) => {
      const socket = await openSocket(engine)
      const answer = await app.app.inject({
        method: 'POST',
        url: '/broadcasting/user-auth',
        headers: { authorization: `Bearer ${token}` },
        payload: { socket_id: await socket.id() },
      })
      expect(answer.statusCode).toBe(200)
      socket.send('pusher:signin', answer.json())
      await socket.next('pusher:signin_success')
      return socket
    }
    const [out, blocked, late, other] = [await person(), await person(), await person(), await person()]
    const sockets = [await connect(out), await connect(blocked), await connect(late)]
    const stays = await connect(other)
    // A new token of the same session. The connection stays open.
    expect((await app.call('POST', '/auth/refresh', { token: other.token })).status).toBe(200)
    const began = Date.now()
    expect((await app.call('POST', '/auth/logout', { token: out.token })).status).toBe(204)
    const now = app.clock()
    await app.db.updateTable('users').set({ blocked_at: now }).where('id', '=', blocked.id).execute()
    await app.db.updateTable('sessions').set({ expires_at: now }).where('user_id', '=', late.id).execute()
    for (const { closed } of sockets) expect((await closed).code).toBe(4009)
    expect(Date.now() - began).toBeLessThan(5000)
    expect(await stays.settled()).toEqual([])
    // Only once: a user who has signed in again stays connected.
    await app.db.updateTable('users').set({ blocked_at: null }).where('id', '=', blocked.id).execute()
    await app.db
      .updateTable('sessions')
      .set({ expires_at: future() })
      .where('user_id', '=', late.id)
      .execute()
    const again = await connect(late)
    // Another user's session expires now. When their connection closes, the check has run for all sessions.
    const witness = await person()
    const watched = await connect(witness)
    await app.db
      .updateTable('sessions')
      .set({ expires_at: app.clock() })
      .where('user_id', '=', witness.id)
      .execute()
    expect((await watched.closed).code).toBe(4009)
    expect(await again.settled()).toEqual([])
    for (const socket of [stays, again]) socket.close()
  }, 20_000)

  it('the connections of a blocked person are closed, so that they leave the room', async () => {
    const { id, worker, boss } = await createRoom(app)
    const socket = await openSocket(engine)
    const [headers, payload] = [
      { authorization: `Bearer ${worker.token}` },
      { socket_id: await socket.id(), channel_name: `private-room.${id}` },
    ]
    const ask = (url: string) => app.app.inject({ method: 'POST', url, headers, payload })
    socket.send('pusher:signin', (await ask('/broadcasting/user-auth')).json())
    await socket.next('pusher:signin_success')
    expect((await ask('/broadcasting/auth')).statusCode).toBe(200)
    await app.call('PUT', `/cabinet/blocks/${worker.id}`, { token: boss.token })
    expect((await socket.closed).code).toBe(4009)
    expect((await ask('/broadcasting/auth')).statusCode).toBe(403)
  })

  it('only signed-in users with a valid socket id get a signature', async () => {
    const ask = (headers: Record<string, string>, payload: object) =>
      app.app.inject({ method: 'POST', url: '/broadcasting/user-auth', headers, payload })
    expect((await ask({}, { socket_id: '1.1' })).statusCode).toBe(401)
    const headers = { authorization: `Bearer ${(await person()).token}` }
    for (const payload of [{}, { socket_id: 7 }, { socket_id: '1.1:private-room.1' }])
      expect((await ask(headers, payload)).statusCode).toBe(422)
  })

  it('the server itself has no endpoint', async () => {
    const socket = await openSocket(app)
    expect((await socket.closed).code).toBe(1006)
    expect((await app.app.inject({ method: 'POST', url: '/apps/test/events' })).statusCode).toBe(404)
  })

  it('publishing never fails, and is retried while the engine is unreachable', async () => {
    const away = await createTestApp('pglite', { engine: { host: '127.0.0.1', port: 1, scheme: 'http' } })
    const event = { channels: ['private-room.1'], event: 'late', data: { x: 1 } }
    await away.deps.realtime.publish(event.channels, event.event, event.data)
    expect(await away.queued('publish-event')).toEqual([event])
    const again = createHandlers(away.deps)['publish-event'](event)
    await expect(again).rejects.toThrow('Request failed')
    await away.close()
  })

  it('a slow engine delays no request', async () => {
    const silent = createServer().listen(0, '127.0.0.1')
    await once(silent, 'listening')
    const { port: at } = silent.address() as AddressInfo
    const slow = await createTestApp('pglite', { engine: { host: '127.0.0.1', port: at, scheme: 'http' } })
    const began = Date.now()
    await slow.deps.realtime.publish(['private-room.1'], 'x', {})
    expect(Date.now() - began).toBeLessThan(2000)
    silent.close()
    await slow.close()
  })

  it('an event that the engine has refused is not retried', async () => {
    await app.deps.realtime.publish(['private-room.1'], 'large', 'x'.repeat(11_000))
    expect(await app.queued('publish-event')).toEqual([])
  })
})
