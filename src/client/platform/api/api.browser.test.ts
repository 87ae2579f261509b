import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { readMirror, writeMirror } from '../device/session/mirror.ts'
import { getSession, pageSession, signIn, signOut, subscribeSessionLost } from '../device/session/page.ts'
import { provideSession } from '../device/session/source.ts'
import { workerSession } from '../device/session/worker.ts'
import { authorizeChannel } from '../realtime/authorize.ts'
import { bearerOf, json, refusal, serve } from '../testing/answers.ts'
import { makeToken } from '../testing/tokens.ts'
import { apiGet, apiSend } from './api.ts'
import { endSession } from './end-session.ts'
import { ApiError, ContractError, ForeignAnswerError, NetworkError } from './errors.ts'

const OLD = makeToken({ sub: 7, iat: 1000, jti: 'old' })
const FRESH = makeToken({ sub: 7, iat: 9000, jti: 'fresh' })
const Anything = z.object({ data: z.array(z.int()) })

beforeEach(async () => {
  provideSession(pageSession)
  await signIn(OLD)
})
afterEach(async () => {
  vi.unstubAllGlobals()
  await signOut()
})

/** A server that answers 401 to the old token. */
const serveExpired = (refresh: () => Response | Promise<Response>) =>
  serve((request) => {
    if (request.url.endsWith('/auth/refresh')) return refresh()
    return bearerOf(request) === FRESH.access_token ? json({ data: [1] }) : refusal(401, 'token_expired')
  })

const isRefresh = (request: Request) => request.url.endsWith('/auth/refresh')

describe('an expired token', () => {
  test('is refreshed once for all requests, and each is repeated with the new one', async () => {
    const requests = serveExpired(() => json({ ...FRESH, data: FRESH }))
    const answers = await Promise.all(
      [1, 2, 3, 4].map((page) => apiGet('/jobs', Anything, { query: { page } })),
    )
    expect(answers).toEqual([1, 2, 3, 4].map(() => ({ data: [1] })))
    expect(requests.filter(isRefresh).map(bearerOf)).toEqual([OLD.access_token])
    expect(requests.filter((request) => bearerOf(request) === FRESH.access_token)).toHaveLength(4)
    expect(getSession()?.token).toBe(FRESH.access_token)
    expect(await readMirror()).toBe(FRESH.access_token)
  })

  test('repeats the same body and the same idempotency key', async () => {
    const requests = serveExpired(() => json(FRESH))
    await apiSend('POST', '/jobs/a/rates', { body: { text: 'Hello' }, idempotencyKey: 'key' })
    const [first, , second] = requests
    expect(second?.headers.get('idempotency-key')).toBe('key')
    expect(await second?.json()).toEqual(await first?.json())
  })

  test('is refreshed for the end of a session that this device has already forgotten', async () => {
    const session = getSession()
    await signOut()
    const requests = serveExpired(() => json(FRESH))
    if (session) await endSession(session)
    expect(requests.map((request) => [new URL(request.url).pathname, bearerOf(request)])).toEqual([
      ['/api/v1/auth/logout', OLD.access_token],
      ['/api/v1/auth/refresh', OLD.access_token],
      ['/api/v1/auth/logout', FRESH.access_token],
    ])
    expect(getSession()).toBeNull()
  })

  test('does not end the session when the refresh gets no answer', async () => {
    serveExpired(() => Promise.reject(new TypeError('Failed to fetch')))
    await expect(apiGet('/jobs', Anything)).rejects.toBeInstanceOf(NetworkError)
    expect(getSession()?.token).toBe(OLD.access_token)
  })

  test('ends the session when the server refuses to refresh it', async () => {
    const lost = vi.fn()
    const stop = subscribeSessionLost(lost)
    serveExpired(() => refusal(401, 'unauthenticated'))
    await expect(apiGet('/jobs', Anything)).rejects.toMatchObject({ status: 401, code: 'token_expired' })
    expect(getSession()).toBeNull()
    expect(await readMirror()).toBeNull()
    expect(lost).toHaveBeenCalledOnce()
    stop()
  })

  test('is not refreshed again when the worker has done so meanwhile', async () => {
    await writeMirror(FRESH.access_token)
    const requests = serveExpired(() => refusal(401, 'unauthenticated'))
    expect(await apiGet('/jobs', Anything)).toEqual({ data: [1] })
    expect(requests.filter(isRefresh)).toEqual([])
    expect(getSession()?.token).toBe(FRESH.access_token)
  })

  test('is refreshed when the one that the worker got meanwhile has expired too', async () => {
    const middle = makeToken({ sub: 7, iat: 5000, jti: 'middle' })
    await writeMirror(middle.access_token)
    const requests = serveExpired(() => json(FRESH))
    expect(await apiGet('/jobs', Anything)).toEqual({ data: [1] })
    expect(requests.filter(isRefresh).map(bearerOf)).toEqual([middle.access_token])
  })

  test('never repeats a request as another user who has signed in meanwhile', async () => {
    const other = makeToken({ sub: 8, iat: 9000 })
    const requests = serve(async () => {
      await signIn(other)
      return refusal(401, 'token_expired')
    })
    await expect(apiSend('POST', '/jobs/a/rates')).rejects.toMatchObject({ status: 401 })
    expect(requests.map(bearerOf)).toEqual([OLD.access_token])
    expect(getSession()?.userId).toBe(8)
  })
})

test('a revoked session ends; a wrong password at log-in does not end it', async () => {
  const lost = vi.fn()
  const stop = subscribeSessionLost(lost)
  serve(() => refusal(401, 'unauthenticated'))
  await expect(apiSend('POST', '/auth/login')).rejects.toBeInstanceOf(ApiError)
  expect(lost).not.toHaveBeenCalled()
  serve(() => json({ message: 'Log in', code: 'unauthenticated', session_end: 'signed_out' }, 401))
  await expect(apiGet('/jobs', Anything)).rejects.toBeInstanceOf(ApiError)
  expect(lost.mock.calls).toEqual([['signed_out']])
  stop()
})

describe('the service worker', () => {
  beforeEach(() => provideSession(workerSession))

  test('refreshes an expired token, and the page uses that one after its next 401', async () => {
    const requests = serveExpired(() => json(FRESH))
    expect(await apiGet('/jobs', Anything)).toEqual({ data: [1] })
    expect(await readMirror()).toBe(FRESH.access_token)
    expect(getSession()?.token).toBe(OLD.access_token)
    provideSession(pageSession)
    expect(await apiGet('/jobs', Anything)).toEqual({ data: [1] })
    expect(requests.filter(isRefresh)).toHaveLength(1)
    expect(getSession()?.token).toBe(FRESH.access_token)
  })

  test('forgets a session that the server has ended, and no other', async () => {
    const requests = serve(async () => {
      if (requests.length === 1) await writeMirror(makeToken({ sub: 8 }).access_token)
      return refusal(401, 'unauthenticated')
    })
    await expect(apiGet('/jobs', Anything)).rejects.toBeInstanceOf(ApiError)
    expect((await workerSession.load())?.userId).toBe(8)
    await expect(apiGet('/jobs', Anything)).rejects.toBeInstanceOf(ApiError)
    expect(await workerSession.load()).toBeNull()
  })
})

test('a channel is authorized with a fresh token when the stored one has expired', async () => {
  const requests = serve((request) => {
    if (isRefresh(request)) return json(FRESH)
    return bearerOf(request) === FRESH.access_token
      ? json({ auth: 'key:sign' })
      : refusal(401, 'token_expired')
  })
  const body = { socket_id: '1.2', channel_name: 'private-user.7' }
  expect(await authorizeChannel(7, body)).toMatchObject({ auth: 'key:sign' })
  expect(await requests.at(-1)?.json()).toEqual(body)
})

test('a channel is not authorized after its user has signed out', async () => {
  const requests = serve(() => json({ auth: 'key:sign' }))
  await signOut()
  const body = { socket_id: '1.2', channel_name: 'private-user.7' }
  await expect(authorizeChannel(7, body)).rejects.toMatchObject({ status: 401 })
  expect(requests.filter(({ url }) => url.includes('/broadcasting/'))).toEqual([])
})

describe('an answer', () => {
  test('with an error status has its code, its message and its Retry-After', async () => {
    serve(() => refusal(429, 'too_many_requests', { 'retry-after': '7' }))
    await expect(apiGet('/jobs', Anything)).rejects.toMatchObject({
      status: 429,
      code: 'too_many_requests',
      message: 'In words: too_many_requests',
      retryAfterSeconds: 7,
    })
  })

  test('with a Retry-After date waits by the clock of the server, not of the device', async () => {
    const headers = {
      date: 'Sat, 01 Jan 2000 00:00:00 GMT',
      'retry-after': 'Sat, 01 Jan 2000 00:00:07 GMT',
    }
    serve(() => refusal(503, 'unavailable', headers))
    await expect(apiGet('/jobs', Anything)).rejects.toMatchObject({ retryAfterSeconds: 7 })
  })

  test('that breaks the contract is a ContractError', async () => {
    serve(() => json({ data: 'nonsense' }))
    await expect(apiGet('/jobs', Anything)).rejects.toBeInstanceOf(ContractError)
  })

  test('from a captive portal is a NetworkError', async () => {
    serve(() => new Response('<h1>Welcome</h1>', { headers: { 'content-type': 'text/html' } }))
    await expect(apiGet('/jobs', Anything)).rejects.toBeInstanceOf(NetworkError)
  })

  test.each([304, 400, 401, 403, 404, 407, 413, 451, 511])(
    '%i from a proxy or portal is a NetworkError, and ends no session',
    async (status) => {
      const page = { headers: { 'content-type': 'text/html' }, status }
      serve(() => new Response(status === 304 ? null : '<h1>Blocked</h1>', page))
      await expect(apiGet('/jobs', Anything)).rejects.toBeInstanceOf(ForeignAnswerError)
      serve(() => (status === 304 ? new Response(null, page) : json({ error: 'blocked' }, status)))
      await expect(apiSend('PUT', '/jobs')).rejects.toBeInstanceOf(ForeignAnswerError)
      expect(getSession()?.token).toBe(OLD.access_token)
    },
  )

  test.each([408, 425, 429, 502])('%i from a proxy keeps its status and its Retry-After', async (status) => {
    serve(() => new Response('<h1>Later</h1>', { status, headers: { 'retry-after': '7' } }))
    await expect(apiGet('/jobs', Anything)).rejects.toMatchObject({ status, retryAfterSeconds: 7 })
  })

  test('that looks like JSON, but is a page, is a NetworkError', async () => {
    serve(() => new Response('{"data":[1]}', { headers: { 'content-type': 'text/html' } }))
    await expect(apiGet('/jobs', Anything)).rejects.toBeInstanceOf(NetworkError)
  })

  test.each([202, 204, 205])('%i without content is undefined', async (status) => {
    serve(() => new Response(null, { status }))
    expect(await apiSend('POST', '/subscriptions')).toBeUndefined()
  })

  test('without a body where one is expected is a NetworkError', async () => {
    serve(() => new Response('', { status: 200 }))
    await expect(apiSend('POST', '/subscriptions')).rejects.toBeInstanceOf(NetworkError)
  })
})

test('a list in a query is joined by commas, and unset values are left out', async () => {
  const requests = serve(() => json({ data: [] }))
  await apiGet('/jobs', Anything, {
    query: { city_ids: [1, 2], rubric_ids: [], pay_type: undefined, page: 1 },
  })
  expect(new URL(requests[0]!.url).searchParams.toString()).toBe('city_ids=1%2C2&page=1')
})

test('an aborted request fails with the reason of its signal', async () => {
  serve(
    ({ signal }) =>
      new Promise((_, reject) => {
        if (signal.aborted) reject(signal.reason)
        signal.addEventListener('abort', () => reject(signal.reason))
      }),
  )
  const controller = new AbortController()
  const answer = apiGet('/jobs', Anything, { signal: controller.signal })
  controller.abort(new Error('not needed any more'))
  await expect(answer).rejects.toThrow('not needed any more')
})

describe('an answer that has not changed', () => {
  test('is not sent again, and another session never gets it', async () => {
    const requests = serve((request) =>
      request.headers.get('if-none-match') === '"1"'
        ? new Response(null, { status: 304 })
        : json({ data: [1] }, 200, { etag: '"1"' }),
    )
    const known = () => requests.map((request) => request.headers.get('if-none-match'))
    const read = () => apiGet('/chat/my/rooms', Anything)
    expect([await read(), await read()]).toEqual([{ data: [1] }, { data: [1] }])
    expect(known()).toEqual([null, '"1"'])
    await signIn(makeToken({ sub: 8, iat: 1000, jti: 'other' }))
    await read()
    await signOut()
    await read()
    await signIn(OLD)
    await read()
    expect(known().slice(2)).toEqual([null, null, null])
  })

  test('is not remembered for a visitor, whose browser stores it', async () => {
    await signOut()
    const requests = serve(() => json({ data: [1] }, 200, { etag: '"1"' }))
    await apiGet('/jobs', Anything)
    await apiGet('/jobs', Anything)
    expect(requests.map((request) => request.headers.get('if-none-match'))).toEqual([null, null])
  })
})
