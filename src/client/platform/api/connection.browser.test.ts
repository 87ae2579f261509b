import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { json, refusal, serve } from '../testing/answers.ts'
import { getConnection, subscribeConnection } from './connection.ts'
import { callServer } from './http.ts'
import { reachesServer } from './reaches-server.ts'

const offline = () => Promise.reject(new TypeError('Failed to fetch'))

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('the state is "offline" after a failed call, "back" after the next success, and "online" four seconds later', async () => {
  const seen: string[] = []
  const stop = subscribeConnection(() => seen.push(getConnection()))
  serve(offline)
  await reachesServer()
  await reachesServer()
  serve(() => json({ status: 'ok' }))
  await reachesServer()
  expect(seen).toEqual(['offline', 'back'])
  vi.advanceTimersByTime(4000)
  expect(seen).toEqual(['offline', 'back', 'online'])
  stop()
})

test('a server error does not count as a lost connection', async () => {
  serve(() => refusal(503, 'unavailable'))
  await reachesServer()
  expect(getConnection()).toBe('online')
})

const blocked = () => new Response('<h1>Blocked</h1>', { status: 403 })

test('a firewall that refuses one address is no lost connection, a portal that refuses all is one', async () => {
  const stop = subscribeConnection(() => undefined)
  const requests = serve(({ url }) => (url.endsWith('/healthz') ? json({ status: 'ok' }) : blocked()))
  await Promise.allSettled([callServer('/api/v1/jobs'), callServer('/api/v1/offers')])
  await vi.waitFor(() => expect(requests).toHaveLength(3))
  expect(getConnection()).toBe('online')
  serve(blocked)
  await callServer('/api/v1/jobs').catch(() => undefined)
  await vi.waitFor(() => expect(getConnection()).toBe('offline'))
  serve(() => json({ status: 'ok' }))
  await reachesServer()
  vi.advanceTimersByTime(4000)
  stop()
})

test('the first probe comes soon after the connection was lost', async () => {
  serve(offline)
  await reachesServer()
  const requests = serve(() => json({ status: 'ok' }))
  vi.advanceTimersByTime(2000)
  await vi.waitFor(() => expect(getConnection()).toBe('back'))
  expect(new URL(requests[0]!.url).pathname).toBe('/healthz')
  vi.advanceTimersByTime(4000)
})

/** No answer until the request is given up. */
const nothing = ({ signal }: Request) =>
  new Promise<Response>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))

/** Lets the timers of requests start, which are loaded first, and moves them on. */
async function pass(ms: number, timers: number): Promise<void> {
  await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThanOrEqual(timers))
  await vi.advanceTimersByTimeAsync(ms)
}

test('the state is "offline" when neither a request nor a probe is answered for five seconds, and "back" after a late answer', async () => {
  let answer: (response: Response) => void = () => undefined
  const requests = serve((request) =>
    request.url.endsWith('/healthz')
      ? nothing(request)
      : new Promise<Response>((resolve) => {
          answer = resolve
        }),
  )
  const stop = subscribeConnection(() => undefined)
  const before = vi.getTimerCount()
  const reading = callServer('/api/v1/jobs')
  await pass(3000, before + 2)
  await vi.waitFor(() => expect(requests).toHaveLength(2))
  await vi.advanceTimersByTimeAsync(1000)
  expect(getConnection()).toBe('online')
  await vi.advanceTimersByTimeAsync(1000)
  expect(getConnection()).toBe('offline')
  answer(json({ status: 'ok' }))
  await reading
  expect(getConnection()).toBe('back')
  // The probe is given up.
  await vi.advanceTimersByTimeAsync(15_000)
  serve(() => json({ status: 'ok' }))
  await reachesServer()
  await vi.advanceTimersByTimeAsync(4000)
  stop()
})

test('a request that gets no answer at all is no lost connection while the server answers others', async () => {
  const requests = serve((request) =>
    request.url.endsWith('/healthz') ? json({ status: 'ok' }) : nothing(request),
  )
  const seen: string[] = []
  const stop = subscribeConnection(() => seen.push(getConnection()))
  const leave = new AbortController()
  const send = (body: unknown) =>
    callServer('/api/v1/bids', { method: 'POST', body, signal: leave.signal }).catch(() => undefined)
  const before = vi.getTimerCount()
  const upload = send(new FormData())
  await pass(5000, before + 1)
  expect(requests).toHaveLength(1)
  void send({})
  await pass(5000, before + 3)
  await vi.waitFor(() => expect(requests).toHaveLength(3))
  await vi.advanceTimersByTimeAsync(5000)
  await upload
  await vi.waitFor(() => expect(requests).toHaveLength(4))
  leave.abort()
  expect(seen).toEqual([])
  stop()
})

test('probes are spread over half of their interval, so that devices do not all come back at once', async () => {
  const requests = serve(offline)
  const stop = subscribeConnection(() => undefined)
  await reachesServer()
  const random = vi.spyOn(Math, 'random').mockReturnValue(0)
  // The timer of the first probe is already running: it fires within two seconds.
  vi.advanceTimersByTime(2000)
  await vi.waitFor(() => expect(requests).toHaveLength(2))
  vi.advanceTimersByTime(7499)
  expect(requests).toHaveLength(2)
  random.mockReturnValue(0.99)
  vi.advanceTimersByTime(1)
  await vi.waitFor(() => expect(requests).toHaveLength(3))
  vi.advanceTimersByTime(14_900)
  expect(requests).toHaveLength(3)
  vi.advanceTimersByTime(100)
  await vi.waitFor(() => expect(requests).toHaveLength(4))
  random.mockRestore()
  stop()
})

test('a start without a network is offline at once; the first probe ends that where the browser was wrong', async () => {
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const requests = serve(() => json({ status: 'ok' }))
  // A module of its own: that of the other tests has started already.
  const another = './connection.ts?another'
  const started: typeof import('./connection.ts') = await import(/* @vite-ignore */ another)
  const seen: string[] = []
  const stop = started.subscribeConnection(() => seen.push(started.getConnection()))
  expect(seen).toEqual(['offline'])
  expect(requests).toEqual([])
  vi.advanceTimersByTime(2000)
  await vi.waitFor(() => expect(started.getConnection()).toBe('back'))
  vi.advanceTimersByTime(4000)
  network.mockRestore()
  stop()
})
