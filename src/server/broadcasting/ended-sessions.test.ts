import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { roomChannel, userChannel } from '#shared/contract/realtime.ts'
import { createRoom, send } from '../testing/conversations.ts'
import { createUser, type TestUser } from '../testing/people.ts'
import { listen, openSocket, type RawSocket } from '../testing/raw-socket.ts'
import { engines, type TestApp, useTestApp } from '../testing/test-app.ts'

// The periodic check for ended sessions never runs here, so every socket that closes was closed by an announcement.
vi.mock('../realtime/ended-sessions.ts', async (original) => ({
  ...(await original<typeof import('../realtime/ended-sessions.ts')>()),
  watchOwnSockets: () => ({ stop: async () => undefined }),
}))

const post = (test: TestApp, url: string, token: string, payload: object) =>
  test.app.inject({ method: 'POST', url, headers: { authorization: `Bearer ${token}` }, payload })

/** Lets a session's socket listen to a channel. Returns the signature too. */
async function join(test: TestApp, token: string, channel: string, socket: RawSocket, id: string) {
  const answer = await post(test, '/broadcasting/auth', token, { socket_id: id, channel_name: channel })
  const { auth } = answer.json<{ auth: string }>()
  socket.subscribe(channel, auth)
  await socket.next('pusher_internal:subscription_succeeded')
  return auth
}

async function logIn(test: TestApp, { email, password }: TestUser): Promise<string> {
  const answer = await test.call('POST', '/auth/login', { body: { login: email, password } })
  return answer.body.access_token
}

const PASSWORD = 'Tunnel-2027!'
const passwords = ({ password }: TestUser) => ({
  current_password: password,
  password: PASSWORD,
  password_confirmation: PASSWORD,
})

describe.each(engines())('an ended session on %s', (engine) => {
  const test = useTestApp(engine)
  const open: RawSocket[] = []
  let worker: TestUser
  let boss: TestUser
  let room: number
  beforeAll(() => listen(test))
  beforeEach(async () => {
    const made = await createRoom(test)
    worker = made.worker
    boss = made.boss
    room = made.id
  })
  afterEach(() => {
    for (const socket of open.splice(0)) socket.close()
  })
  const connect = async () => {
    const socket = await openSocket(test)
    open.push(socket)
    return { socket, id: await socket.id() }
  }
  const isOpen = (id: string) => test.deps.realtime.own?.hub.has(id)

  const ways: [string, (stolen: string, own: string) => Promise<{ status: number }>][] = [
    ['signs out', (stolen) => test.call('POST', '/auth/logout', { token: stolen })],
    ['is ended by its owner', (_, own) => endFirstOther(own)],
    ['is ended with all others', (_, own) => test.call('DELETE', '/cabinet/sessions', { token: own })],
    [
      'is ended by a new password',
      (_, own) => test.call('PUT', '/cabinet/password', { token: own, body: passwords(worker) }),
    ],
    ['is ended by staff', () => byStaff('DELETE', 'sessions')],
    ['is ended by a block', () => byStaff('POST', 'block', { reason: 'Sends links to strangers' })],
    [
      'goes with its account',
      (_, own) => test.call('DELETE', '/cabinet', { token: own, body: { password: worker.password } }),
    ],
  ]
  const byStaff = async (method: 'POST' | 'DELETE', path: string, body?: object) => {
    const { token } = await createUser(test, { role: 'admin' })
    const { status } = await test.call(method, `/admin/users/${worker.id}/${path}`, { token, body })
    return { status: status === 200 ? 204 : status }
  }
  const endFirstOther = async (own: string) => {
    const { data } = (await test.call('GET', '/cabinet/sessions', { token: own })).body
    const other = data.find(({ is_current }: { is_current: boolean }) => !is_current)
    return test.call('DELETE', `/cabinet/sessions/${other.id}`, { token: own })
  }

  it.each(ways)('that %s has no open socket when the answer arrives', async (_, end) => {
    const own = await logIn(test, worker)
    const { socket, id } = await connect()
    await join(test, worker.token, userChannel(worker.id), socket, id)
    expect(isOpen(id)).toBe(true)
    expect((await end(worker.token, own)).status).toBe(204)
    expect(isOpen(id)).toBe(false)
    expect((await socket.closed).code).toBe(4009)
  })

  it('that was revoked because of a stolen token loses its sockets, whether a request or a refresh revoked it', async () => {
    for (const use of ['GET', 'POST'] as const) {
      const token = await logIn(test, worker)
      const { socket, id } = await connect()
      await join(test, token, userChannel(worker.id), socket, id)
      const fresh = (await test.call('POST', '/auth/refresh', { token })).body.access_token
      expect((await test.call('GET', '/cabinet/sessions', { token: fresh })).status).toBe(200)
      test.clock.advance(31_000)
      const path = use === 'GET' ? '/cabinet/sessions' : '/auth/refresh'
      expect((await test.call(use, path, { token })).status).toBe(401)
      expect(isOpen(id)).toBe(false)
    }
  })

  it('receives nothing on a socket that another session has authorized too, nor with its old signature', async () => {
    const { socket, id } = await connect()
    const signature = await join(test, worker.token, roomChannel(room), socket, id)
    // The attacker's own session keeps the socket open.
    const thief = (await createRoom(test)).worker
    await join(test, thief.token, userChannel(thief.id), socket, id)
    await test.call('POST', '/auth/logout', { token: worker.token })
    // 41xx: pusher-js reconnects, with the channels of the remaining session.
    expect((await socket.closed).code).toBe(4104)
    const again = await connect()
    again.socket.subscribe(roomChannel(room), signature)
    expect(await again.socket.next('pusher:subscription_error')).toMatchObject({ channel: roomChannel(room) })
    expect((await send(test, room, boss, 'Only for her')).status).toBe(201)
    expect(await again.socket.settled()).toEqual([])
  })

  it('no longer signs in its user: a subscription to the user’s channel ends with the session', async () => {
    const { socket, id } = await connect()
    const signIn = await post(test, '/broadcasting/user-auth', worker.token, { socket_id: id })
    socket.send('pusher:signin', signIn.json())
    await socket.next('pusher:signin_success')
    socket.subscribe(`#server-to-user-${worker.id}`)
    await socket.next('pusher_internal:subscription_succeeded')
    await test.call('POST', '/auth/logout', { token: worker.token })
    expect((await socket.closed).code).toBe(4009)
  })

  it('that ended while it requested a channel gets a signature for a closed socket', async () => {
    const { socket, id } = await connect()
    await test.call('POST', '/auth/logout', { token: worker.token })
    const ended = await test.db
      .selectFrom('sessions')
      .select('id')
      .where('user_id', '=', worker.id)
      .executeTakeFirstOrThrow()
    await test.deps.realtime.authorise(
      { socketId: id, sessionId: ended.id, userId: worker.id },
      userChannel(worker.id),
    )
    expect((await socket.closed).code).toBe(4009)
  })
})

describe.runIf(engines().includes('postgres'))('with two processes', () => {
  const first = useTestApp('postgres')
  const second = useTestApp('postgres', () => ({ beside: first }))
  beforeAll(() => listen(second))

  it('a session that one process has ended loses its sockets in the other, and other sessions keep theirs', async () => {
    const { worker, boss } = await createRoom(first)
    const sockets = [await openSocket(second), await openSocket(second)]
    for (const [index, { id, token }] of [worker, boss].entries()) {
      const socket = sockets[index] as RawSocket
      await join(first, token, userChannel(id), socket, await socket.id())
    }
    await first.call('POST', '/auth/logout', { token: worker.token })
    expect((await (sockets[0] as RawSocket).closed).code).toBe(4009)
    expect(await sockets[1]?.settled()).toEqual([])
    sockets[1]?.close()
  })
})
