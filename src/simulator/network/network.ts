import { MINUTE_MS } from '#shared/durations.ts'
import type { PageRequest } from '../device/request.ts'
import { createRandom, type Random } from '../world/random.ts'
import { type Owner, type Scheduler, START_MS, WORLD } from '../world/scheduler.ts'
import {
  type Answer,
  type ConnectionState,
  drawOutcome,
  foreignAnswer,
  type Outcome,
} from './request-outcome.ts'
import { type Connect, createSockets, type Sockets } from './sockets.ts'

export type Delivered = {
  method: string
  url: string
  headers: Record<string, string>
  payload: string | undefined
}
/** The server as the network reaches it; null while it is down. */
export type Server = {
  handle(request: Delivered, mode: 'normal' | 'crash'): Promise<Answer | null>
  connect: Connect
}

/** The connection of one device to the server. */
export type Network = {
  fetch(owner: Owner, request: PageRequest): Promise<Response>
  isOnline(): boolean
  /** The method and address that never gets an answer now; null while there is none. */
  stuckAt(): string | null
  setConnection(connection: ConnectionState): void
  /** Times of the requests, with their method and address, the key or order of their entry, and the token's user. */
  requests: { at: number; what: string; key: string | null; userId: number | null }[]
  /** By key: when a tab got a Retry-After, and until when it lasts. */
  asked: Map<string, { at: number; untilMs: number }>
  faults(): number
  sockets: Sockets
  /** When the last fault ended, including the server's Retry-After. */
  quietSince(): number
}

type Options = { name: string; seed: number; scheduler: Scheduler; server: Server; tell(line: string): void }
// After this time a browser ends a dead connection; the app's own timeout must be shorter.
const HANG_MS = 2 * MINUTE_MS
const REFRESH_LATEST_MS = 20_000

/** Delivers a request to the server after `ms`; `reply` gets the answer, null when the server is down. */
const createDelivery =
  ({ scheduler, server }: Options) =>
  (sent: Delivered, ms: number, mode: 'normal' | 'crash', reply: (answer: Answer | null) => void): void => {
    scheduler.after(ms, WORLD, () => {
      void scheduler.during(server.handle(sent, mode)).then(reply)
    })
  }

/** Creates the connection of a device. Requests of a killed tab still arrive. */
export function createNetwork(options: Options): Network {
  const { name, seed, scheduler, server, tell } = options
  const random = createRandom(seed, `network ${name}`)
  const requests: Network['requests'] = []
  const asked: Network['asked'] = new Map()
  let connection: ConnectionState = 'good'
  let stuckAt: string | null = null
  let faults = 0
  let quietSince = 0
  const ofSockets = () => (connection === 'stuck' ? 'good' : connection)
  const sockets = createSockets({ ...options, connect: server.connect, connection: ofSockets })
  const deliver = createDelivery(options)
  const disturb = (untilMs: number) => {
    quietSince = Math.max(quietSince, scheduler.now() + untilMs)
  }

  async function answer(owner: Owner, sent: Delivered, outcome: Outcome, key: string | null) {
    const there = random.whole(20, 150)
    const back = random.whole(20, 150)
    const slow = outcome === 'slow' ? random.whole(2000, 12_000) : 0
    return new Promise<Response>((resolve, reject) => {
      const fail = (ms: number) => scheduler.after(ms, owner, () => reject(new TypeError('Failed to fetch')))
      const give = (ms: number, given: Answer | null) => {
        if (!given) return fail(ms)
        const { status, headers, body } = given
        scheduler.after(ms, owner, () => {
          const forMs = foreign ? foreign.retryAfterS * 1000 : retryAfterMs(given)
          if (key && forMs) asked.set(key, { at: scheduler.now(), untilMs: scheduler.now() + forMs })
          resolve(new Response([204, 205, 304].includes(status) ? null : body, { status, headers }))
        })
      }
      const foreign = foreignAnswer(outcome, random, START_MS + scheduler.now())
      if (outcome === 'refused') fail(random.whole(1, 30))
      else if (outcome === 'hang') fail(HANG_MS)
      else if (outcome === 'lost before') fail(random.next() < 0.5 ? there : HANG_MS)
      else if (outcome === 'lost after') {
        const isSilent = random.next() < 0.5
        deliver(sent, there, 'normal', () => fail(isSilent ? HANG_MS : back))
      } else if (outcome === 'late') {
        const late = Math.min(latest(sent), random.whole(1000, MINUTE_MS))
        disturb(late)
        deliver(sent, late, 'normal', () => undefined)
        fail(there)
      } else if (outcome === 'crash') deliver(sent, there, 'crash', () => fail(back))
      else if (outcome === 'error after') deliver(sent, there, 'normal', () => give(back, foreign))
      else if (foreign) {
        disturb(foreign.retryAfterS * 1000)
        give(there + back, foreign)
      } else {
        deliver(sent, there + slow, 'normal', (given) => give(back, given))
        if (outcome !== 'twice') return
        const late = Math.min(latest(sent), drawDelay(random))
        disturb(there + late)
        deliver(sent, there + late, 'normal', () => undefined)
      }
    })
  }

  return {
    requests,
    asked,
    sockets,
    isOnline: () => connection !== 'offline',
    stuckAt: () => stuckAt,
    faults: () => faults + sockets.faults(),
    quietSince: () => quietSince,
    setConnection(next) {
      connection = next
      stuckAt = null
      sockets.follow(ofSockets())
      disturb(0)
    },
    fetch(owner, request) {
      if (!owner.isAlive) return new Promise(() => undefined)
      const what = `${request.method} ${request.url}`
      const key = keyOf(request.headers)
      requests.push({ at: scheduler.now(), what, key, userId: userOf(request.headers) })
      if (connection === 'stuck' && isWrite(request)) stuckAt ??= what
      const outcome = what === stuckAt ? 'hang' : drawOutcome(connection, random)
      if (outcome !== 'answered') {
        faults += 1
        disturb(outcome === 'hang' ? 15_000 : 0)
      }
      tell(`${name}: ${what}${outcome === 'answered' ? '' : ` (${outcome})`}`)
      return untilAborted(request.signal, () => answer(owner, toDelivered(request), outcome, key))
    },
  }
}

const isWrite = ({ method, url }: PageRequest) => method !== 'GET' && !url.includes('/auth/')

const toDelivered = ({ method, url, headers, sent }: PageRequest): Delivered => ({
  method,
  url,
  headers: Object.fromEntries(headers),
  payload: sent,
})

function untilAborted<T>(signal: AbortSignal | undefined, work: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason)
    signal?.addEventListener('abort', () => reject(signal.reason))
    work().then(resolve, reject)
  })
}

/**
 * A copy of a refresh that comes more than 30 s late ends the session on purpose: the token may be stolen
 * (src/decisions/005-sessions.md).
 */
const latest = ({ url }: Delivered) => (url.endsWith('/auth/refresh') ? REFRESH_LATEST_MS : Infinity)

/** How much later a copy arrives. */
const drawDelay = ({ next, whole }: Random) => (next() < 0.4 ? whole(1, 200) : whole(1000, 90_000))

/** The key of a request, or device and number of its change: its age differs at each attempt. */
const keyOf = (headers: Headers) =>
  headers.get('idempotency-key') ?? headers.get('intention')?.split('/').slice(0, 2).join('/') ?? null

/** The user of a request's token. */
function userOf(headers: Headers): number | null {
  const payload = headers.get('authorization')?.split('.')[1]
  return payload ? Number(JSON.parse(Buffer.from(payload, 'base64url').toString()).sub) : null
}

const retryAfterMs = ({ headers }: Answer) => Number(headers['retry-after'] ?? 0) * 1000
