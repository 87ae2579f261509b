import Echo from 'laravel-echo'
import Pusher from 'pusher-js'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { REALTIME_EVENTS, roomChannel } from '#shared/contract/realtime.ts'
import { buildApp } from '../app.ts'
import { createRoom, send, type TestRoom } from '../testing/conversations.ts'
import { listen } from '../testing/raw-socket.ts'
import { useTestApp } from '../testing/test-app.ts'

type Received = { message: { text: string; seq: number } }

/** A promise with its resolve function, for callbacks. */
const waitFor = <T>() => Promise.withResolvers<T>()

describe('unmodified laravel-echo and pusher-js', () => {
  const test = useTestApp('pglite')
  let port: number
  let room: TestRoom
  const echoes: Echo<'pusher'>[] = []
  beforeAll(async () => {
    port = (await listen(test)).port
  })
  beforeEach(async () => {
    room = await createRoom(test)
  })
  afterEach(() => {
    for (const echo of echoes.splice(0)) echo.disconnect()
  })

  /** Uses only settings that a page has. Only this test needs a host in authEndpoint; a browser does not. */
  const echoOf = (token: string, more: object = {}) => {
    const echo = new Echo({
      broadcaster: 'pusher',
      Pusher,
      key: 'test-key',
      cluster: 'mt1',
      wsHost: '127.0.0.1',
      wsPort: port,
      forceTLS: false,
      authEndpoint: `http://127.0.0.1:${port}/broadcasting/auth`,
      bearerToken: token,
      ...more,
    } as never) as Echo<'pusher'>
    echoes.push(echo)
    return echo
  }
  /** Sends the current token, as the app does. */
  const asking =
    (token: () => string, asked: string[] = []) =>
    async (
      { socketId, channelName }: { socketId: string; channelName: string },
      done: (error: Error | null, data: { auth: string } | null) => void,
    ) => {
      asked.push(channelName)
      const response = await fetch(`http://127.0.0.1:${port}/broadcasting/auth`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token()}`, 'content-type': 'application/json' },
        body: JSON.stringify({ socket_id: socketId, channel_name: channelName }),
      })
      if (response.ok) done(null, (await response.json()) as { auth: string })
      else done(new Error(String(response.status)), null)
    }
  const signedIn = async (person: { id: number; token: string }) => {
    const endpoint = `http://127.0.0.1:${port}/broadcasting/user-auth`
    const echo = echoOf(person.token, { userAuthentication: { endpoint, headers: {} } })
    echo.connector.signin()
    await expect
      .poll(() => echo.connector.pusher.user.user_data, { timeout: 5000 })
      .toEqual({ id: String(person.id) })
    return echo
  }
  const joined = (echo: Echo<'pusher'>, channel: string) => {
    const { promise, resolve, reject } = waitFor<void>()
    const made = echo.private(channel)
    made.subscribed(resolve).error((error: unknown) => reject(error))
    return promise.then(() => made)
  }

  it('receive messages of their room and each other’s typing events', async () => {
    const [boss, worker] = [echoOf(room.boss.token), echoOf(room.worker.token)]
    const [mine, theirs] = [await joined(boss, `room.${room.id}`), await joined(worker, `room.${room.id}`)]
    const message = waitFor<Received>()
    mine.listen('NewChatMessage', message.resolve)
    const sent = await send(test, room.id, room.worker, 'Good morning')
    expect(await message.promise).toEqual({ message: sent.body.data })
    const typing = waitFor<unknown>()
    mine.listenForWhisper('typing', typing.resolve)
    theirs.whisper('typing', { a: 1 })
    expect(await typing.promise).toEqual({ a: 1 })
  })

  it('are refused a foreign room and still receive their own', async () => {
    const other = await createRoom(test)
    const echo = echoOf(room.boss.token)
    await expect(joined(echo, `room.${other.id}`)).rejects.toMatchObject({ type: 'AuthError', status: 403 })
    const mine = await joined(echo, `room.${room.id}`)
    const message = waitFor<Received>()
    mine.listen('NewChatMessage', message.resolve)
    await send(test, other.id, other.worker, 'Not for you')
    await send(test, room.id, room.worker, 'For you')
    expect((await message.promise).message.text).toBe('For you')
  })

  it('do not retry a refused channel by themselves, and join it when subscribed again', async () => {
    const stranger = (await createRoom(test)).worker
    let token = stranger.token
    const asked: string[] = []
    const echo = echoOf('', { channelAuthorization: { customHandler: asking(() => token, asked) } })
    await joined(echo, `user.${stranger.id}`)
    const mine = echo.private(`room.${room.id}`)
    const refused = waitFor<{ status?: number }>()
    mine.error(refused.resolve)
    await refused.promise
    token = room.boss.token
    const allowed = waitFor<void>()
    mine.subscribed(allowed.resolve)
    echo.connector.pusher.subscribe(roomChannel(room.id))
    await allowed.promise
    const message = waitFor<Received>()
    mine.listen('NewChatMessage', message.resolve)
    await send(test, room.id, room.worker, 'Now you may hear it')
    expect((await message.promise).message.text).toBe('Now you may hear it')
    // The first request is refused, the second follows our new subscription.
    expect(asked.filter((name) => name === roomChannel(room.id))).toHaveLength(2)
    expect(asked.filter((name) => name === roomChannel(room.id))).toHaveLength(2)
  })

  it('stop when their session has ended, and continue with a new token after connect()', async () => {
    let token = room.boss.token
    const echo = echoOf('', { channelAuthorization: { customHandler: asking(() => token) } })
    const { connection } = echo.connector.pusher
    const mine = await joined(echo, `room.${room.id}`)
    const ended = waitFor<{ code: number }>()
    connection.bind('error', ({ data }: { data: { code: number } }) => ended.resolve(data))
    const stopped = waitFor<void>()
    connection.bind('disconnected', stopped.resolve)
    await test.call('POST', '/auth/logout', { token })
    expect((await ended.promise).code).toBe(4009)
    await stopped.promise
    const { email, password } = room.boss
    token = (await test.call('POST', '/auth/login', { body: { login: email, password } })).body.access_token
    const back = waitFor<void>()
    mine.subscribed(back.resolve)
    echo.connector.pusher.connect()
    await back.promise
    const message = waitFor<Received>()
    mine.listen('NewChatMessage', message.resolve)
    await send(test, room.id, room.worker, 'Welcome back')
    expect((await message.promise).message.text).toBe('Welcome back')
  })

  it('sign in, and stop when all connections of their user are closed', async () => {
    const echo = await signedIn(room.worker)
    const stopped = waitFor<void>()
    echo.connector.pusher.connection.bind('disconnected', () => stopped.resolve())
    test.deps.realtime.own?.endUser(String(room.boss.id))
    await joined(echo, `room.${room.id}`)
    test.deps.realtime.own?.endUser(String(room.worker.id))
    await stopped.promise
  })

  it('keep their connection when the token is refreshed: the session is the same', async () => {
    const echo = echoOf(room.boss.token)
    const mine = await joined(echo, `room.${room.id}`)
    const { connection } = echo.connector.pusher
    const before = connection.socket_id
    await test.call('POST', '/auth/refresh', { token: room.boss.token })
    const message = waitFor<Received>()
    mine.listen('NewChatMessage', message.resolve)
    await send(test, room.id, room.worker, 'Still here')
    expect((await message.promise).message.text).toBe('Still here')
    expect(connection.socket_id).toBe(before)
  })

  // Last, because it closes the app that the other tests use.
  it('reconnect by themselves after a server restart and receive new events', async () => {
    const echo = echoOf(room.boss.token)
    const mine = await joined(echo, `room.${room.id}`)
    const states: string[] = []
    const { connection } = echo.connector.pusher
    connection.bind('state_change', ({ current }: { current: string }) => states.push(current))
    const back = waitFor<void>()
    mine.subscribed(back.resolve)
    await test.app.close()
    const restarted = await buildApp(test.deps)
    await restarted.listen({ port, host: '127.0.0.1' })
    await back.promise
    expect([states.at(0), states.at(-1)]).toEqual(['connecting', 'connected'])
    const message = waitFor<Received>()
    mine.listen('NewChatMessage', message.resolve)
    await test.deps.realtime.publish([roomChannel(room.id)], REALTIME_EVENTS.newChatMessage, {
      message: { text: 'After the restart' },
    })
    expect((await message.promise).message.text).toBe('After the restart')
    await restarted.close()
  }, 60_000)
})
