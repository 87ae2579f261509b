import { afterEach, describe, expect, it, vi } from 'vitest'
import { createOpenCounts } from '../network/client-address.ts'
import { listen, openSocket, type RawSocket } from '../testing/raw-socket.ts'
import { createTestApp, useTestApp } from '../testing/test-app.ts'
import { signChannel } from './signature.ts'

const CREDENTIALS = { appId: 'test', key: 'test-key', secret: 'test-secret' }

describe('the WebSocket endpoint', () => {
  const test = useTestApp('pglite')
  const open: RawSocket[] = []
  const connect = async (
    ...given: Parameters<typeof openSocket> extends [unknown, ...infer R] ? R : never
  ) => {
    const socket = await openSocket(test, ...given)
    open.push(socket)
    return socket
  }
  const hub = () => {
    const { own } = test.deps.realtime
    if (!own) throw new Error('no hub')
    return own.hub
  }
  afterEach(() => {
    for (const socket of open.splice(0)) socket.close()
  })

  const member = async (channel: string, channelData: string | null = null) => {
    const socket = await connect()
    const id = await socket.id()
    const auth = signChannel(CREDENTIALS, id, channel, channelData)
    socket.subscribe(channel, auth, channelData ?? undefined)
    await socket.next('pusher_internal:subscription_succeeded')
    return Object.assign(socket, { socketId: id })
  }

  it('sends socket id and activity timeout, and answers pings', async () => {
    const socket = await connect()
    const { data } = await socket.next()
    expect(data).toEqual({ socket_id: expect.stringMatching(/^\d+\.\d+$/), activity_timeout: 50 })
    socket.send('pusher:ping')
    expect(await socket.next()).toEqual({ event: 'pusher:pong', data: {} })
  })

  it.each([
    ['/app/other-key?protocol=7', 4001],
    ['/app/test-key?protocol=x', 4006],
    ['/app/test-key?protocol=9', 4007],
    ['/app/test-key', 4008],
  ])('closes %s with %d', async (path, code) => {
    expect((await (await connect({ path })).closed).code).toBe(code)
  })

  it('refuses other paths and foreign origins', async () => {
    for (const given of [{ path: '/elsewhere' }, { headers: { origin: 'https://evil.example' } }]) {
      const socket = await connect(given)
      expect((await socket.closed).code).toBe(1006)
      expect(socket.frames).toEqual([])
    }
    const own = await connect({ headers: { origin: 'http://localhost:3000' } })
    expect(await own.id()).toMatch(/\./)
  })

  it('delivers an event to the channel’s subscribers only', async () => {
    const [anna, boris] = [await member('private-room.1'), await member('private-room.2')]
    await test.deps.realtime.publish(['private-room.1'], 'App\\Events\\NewChatMessage', { message: 'ü' })
    expect(await anna.next()).toEqual({
      event: 'App\\Events\\NewChatMessage',
      channel: 'private-room.1',
      data: { message: 'ü' },
    })
    expect(await boris.settled()).toEqual([])
    anna.send('pusher:unsubscribe', { channel: 'private-room.1' })
    await anna.settled()
    await test.deps.realtime.publish(['private-room.1'], 'App\\Events\\NewChatMessage', {})
    expect(await anna.settled()).toEqual([])
  })

  it('refuses a private channel without a valid signature, as an error of the channel', async () => {
    const socket = await connect()
    const id = await socket.id()
    for (const auth of [undefined, 'test-key:00', signChannel(CREDENTIALS, id, 'private-room.2')]) {
      socket.subscribe('private-room.1', auth)
      const refused = await socket.next('pusher:subscription_error')
      expect(refused).toMatchObject({ channel: 'private-room.1', data: { status: 401 } })
    }
    await test.deps.realtime.publish(['private-room.1'], 'secret', {})
    expect(await socket.settled()).toEqual([])
  })

  it('forwards a client event to the other subscribers of a private channel, never to its sender', async () => {
    const [anna, boris] = [await member('private-room.3'), await member('private-room.3')]
    anna.send('client-typing', { a: 1 }, 'private-room.3')
    expect(await boris.next()).toEqual({ event: 'client-typing', channel: 'private-room.3', data: { a: 1 } })
    expect(await anna.settled()).toEqual([])
  })

  it('refuses client events on channels without subscription, on public ones, and large ones', async () => {
    const [anna, boris] = [await member('private-room.4'), await connect()]
    await boris.id()
    boris.subscribe('news')
    await boris.next('pusher_internal:subscription_succeeded')
    boris.send('client-typing', {}, 'private-room.4')
    boris.send('client-typing', {}, 'news')
    anna.send('client-typing', 'x'.repeat(201), 'private-room.4')
    const refused = [...(await boris.settled()), ...(await anna.settled())]
    expect(refused.map(({ event, data }) => [event, (data as { code: number }).code])).toEqual(
      Array(3).fill(['pusher:error', 4301]),
    )
  })

  it('forwards one client event in channels of the app, and those of other programs in others', async () => {
    const [anna, boris] = [await member('private-room.6'), await member('private-room.6')]
    const [own, same] = [await member('private-user.6'), await member('private-user.6')]
    const [here, there] = [await member('private-other'), await member('private-other')]
    anna.send('client-anything', {}, 'private-room.6')
    own.send('client-typing', {}, 'private-user.6')
    here.send('client-anything', 'x'.repeat(5000), 'private-other')
    expect([(await anna.settled())[0], (await own.settled())[0]]).toMatchObject([
      { event: 'pusher:error' },
      { event: 'pusher:error' },
    ])
    expect([await boris.settled(), await same.settled()]).toEqual([[], []])
    expect((await there.next()).event).toBe('client-anything')
  })

  it('limits client events to ten at once without closing the connection', async () => {
    const [anna, boris] = [await member('private-room.5'), await member('private-room.5')]
    for (let n = 0; n < 14; n++) anna.send('client-typing', { n }, 'private-room.5')
    const refused = await anna.settled()
    const received = await boris.settled()
    expect(received.length).toBeGreaterThanOrEqual(10)
    expect(received.length + refused.length).toBe(14)
    expect(refused.length).toBeGreaterThan(0)
    expect(anna.socket.readyState).toBe(anna.socket.OPEN)
  })

  it('lists the members of a presence channel to each other, each person once', async () => {
    const name = 'presence-hall'
    const anna = await member(name, '{"user_id":"1","user_info":{"name":"Anna"}}')
    const boris = await member(name, '{"user_id":"2","user_info":{"name":"Boris"}}')
    expect(await anna.next()).toMatchObject({
      event: 'pusher_internal:member_added',
      data: { user_id: '2', user_info: { name: 'Boris' } },
    })
    const second = await member(name, '{"user_id":"2","user_info":{"name":"Boris"}}')
    expect(await anna.settled()).toEqual([])
    boris.close()
    await boris.closed
    await expect.poll(() => hub().subscriberCount(name)).toBe(2)
    expect(await anna.settled()).toEqual([])
    second.send('pusher:unsubscribe', { channel: name })
    expect(await anna.next()).toMatchObject({
      event: 'pusher_internal:member_removed',
      data: { user_id: '2' },
    })
  })

  it('answers invalid frames with an error and stays open', async () => {
    const socket = await connect()
    await socket.id()
    for (const text of ['', '{', 'null', '[]', '{"event":1}', '{"event":"pusher:nothing"}'])
      socket.socket.send(text)
    socket.subscribe('two words')
    const answers = await socket.settled()
    expect(answers.map(({ event }) => event)).toEqual(Array(7).fill('pusher:error'))
  })

  it('closes floods and large frames with a code that lets clients reconnect later', async () => {
    const [flood, large] = [await connect(), await connect()]
    await flood.id()
    for (let n = 0; n < 400; n++) flood.send('pusher:ping')
    expect((await flood.closed).code).toBe(4102)
    await large.id()
    large.send('client-x', 'x'.repeat(20_000), 'private-x')
    expect((await large.closed).code).toBe(1009)
  })

  it('limits a connection to a hundred channels', async () => {
    const socket = await connect()
    await socket.id()
    for (let n = 0; n < 101; n++) socket.subscribe(`news-${n}`)
    const answers = await socket.settled()
    expect(answers.filter(({ event }) => event === 'pusher_internal:subscription_succeeded')).toHaveLength(
      100,
    )
    expect(answers.at(-1)).toMatchObject({ event: 'pusher:subscription_error', data: { status: 429 } })
  })

  it('pings silent connections and closes those that do not answer', async () => {
    const [silent, talking] = [await member('private-room.7'), await member('private-room.8')]
    const now = Date.now()
    hub().sweep(now + 51_000)
    expect((await silent.next()).event).toBe('pusher:ping')
    expect((await talking.next()).event).toBe('pusher:ping')
    vi.setSystemTime(now + 100)
    talking.send('pusher:pong')
    await talking.settled()
    vi.useRealTimers()
    hub().sweep(now + 80_050)
    expect((await silent.closed).code).toBe(4201)
    // A second ping: the connection has been silent since, but is still open.
    expect((await talking.settled()).map(({ event }) => event)).toEqual(['pusher:ping'])
  })

  it('closes a connection that nobody has authorised within a minute, whatever it sends', async () => {
    const [idle, reader, owner] = [await connect(), await connect(), await member('private-room.9')]
    await idle.id()
    await reader.id()
    reader.subscribe('news')
    await reader.next('pusher_internal:subscription_succeeded')
    for (const socket of [idle, reader, owner]) socket.send('pusher:ping')
    await owner.next('pusher:pong')
    hub().sweep(Date.now() + 40_000)
    hub().sweep(Date.now() + 61_000)
    expect([(await idle.closed).code, (await reader.closed).code]).toEqual([4105, 4105])
    owner.send('pusher:ping')
    expect((await owner.next('pusher:pong')).event).toBe('pusher:pong')
  })

  it('closes a client that does not read, before its buffer fills the memory', async () => {
    const slow = await member('private-room.6')
    slow.socket.pause()
    const large = 'x'.repeat(200_000)
    await expect
      .poll(async () => {
        for (let n = 0; n < 20; n++) await test.deps.realtime.publish(['private-room.6'], 'large', large)
        return hub().subscriberCount('private-room.6')
      })
      .toBe(0)
    slow.socket.resume()
    expect([4101, 1006]).toContain((await slow.closed).code)
  })

  it('limits a user to fifty connections and an address to five hundred', async () => {
    const limited = await createTestApp('pglite', { rateLimit: true })
    const { own } = limited.deps.realtime
    await listen(limited)
    const sockets = await Promise.all(Array.from({ length: 500 }, () => openSocket(limited)))
    const ids = await Promise.all(sockets.map((socket) => socket.id()))
    expect((await (await openSocket(limited)).closed).code).toBe(4100)
    for (const socketId of ids.slice(0, 51))
      own?.hub.bind({ socketId, sessionId: crypto.randomUUID(), userId: 1 })
    expect((await sockets[50]?.closed)?.code).toBe(4100)
    expect(own?.hub.socketIdsOf(1)).toHaveLength(50)
    sockets[0]?.close()
    await expect.poll(() => own?.hub.socketIdsOf(1).length).toBe(49)
    expect(await (await openSocket(limited)).id()).toMatch(/\./)
    await limited.close()
  })

  it('limits an IPv6 site to two thousand, so that its households do not take all places', async () => {
    const networks = createOpenCounts({ ofHousehold: 500, ofSite: 2000 })
    const leave = Array.from({ length: 2000 }, (_, index) =>
      networks.open(`2001:db8:1:${(index % 200).toString(16)}00::1`),
    )
    expect(leave).not.toContain(null)
    expect(networks.open('2001:db8:1:ff00::1')).toBeNull()
    expect(networks.open('2001:db8:2::1')).not.toBeNull()
    leave[0]?.()
    expect(networks.open('2001:db8:1:ff00::1')).not.toBeNull()
  })

  it('closes all connections with 4200 when it stops, and refuses new ones', async () => {
    const stopping = await createTestApp('pglite')
    const socket = await openSocket(stopping)
    await socket.id()
    await stopping.close()
    expect((await socket.closed).code).toBe(4200)
  })
})
