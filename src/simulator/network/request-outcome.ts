import type { Random } from '../world/random.ts'

/**
 * The state of a device's connection. `failing`: the server, or a proxy before it, answers each request with an error.
 * `stuck`: one address, that of the next write, never gets an answer; all others do.
 */
export type ConnectionState = 'good' | 'flaky' | 'offline' | 'hanging' | 'portal' | 'failing' | 'stuck'

/** The outcome of one request. */
export type Outcome =
  | 'answered'
  | 'slow'
  /** The request never arrives. */
  | 'lost before'
  /** The server handles the request, its answer is lost. */
  | 'lost after'
  /** The network delivers a second copy, perhaps much later. */
  | 'twice'
  /** The browser reports a network error, but the request arrives later. */
  | 'late'
  /** The server crashes during the commit: the transaction is rolled back. */
  | 'crash'
  | 'error 500'
  | 'error 502'
  | 'error 503'
  | 'error 429'
  /** The server has handled the request, a proxy answers with an error. */
  | 'error after'
  | 'hang'
  | 'portal'
  | 'refused'

const FLAKY: Partial<Record<Outcome, number>> = {
  answered: 36,
  slow: 8,
  'lost before': 10,
  'lost after': 14,
  twice: 10,
  late: 6,
  crash: 3,
  'error 500': 2,
  'error 502': 2,
  'error 503': 2,
  'error 429': 3,
  'error after': 3,
  hang: 3,
  portal: 2,
}

const FAILING: Partial<Record<Outcome, number>> = { 'error 500': 1, 'error 502': 1 }

/** Draws the outcome of the next request. */
export function drawOutcome(connection: ConnectionState, random: Random): Outcome {
  if (connection === 'good' || connection === 'stuck') return 'answered'
  if (connection === 'offline') return 'refused'
  if (connection === 'hanging') return 'hang'
  if (connection === 'failing') return random.pick(FAILING)
  return connection === 'portal' ? 'portal' : random.pick(FLAKY)
}

const json = (status: number, code: string, headers: Omit<Answer['headers'], 'content-type'> = {}) => ({
  status,
  headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
  body: JSON.stringify({ message: code, code }),
})
const html = (status: number) => ({
  status,
  headers: { 'content-type': 'text/html' },
  body: '<!doctype html><title>Please sign in to this network</title>',
})
// What portals and firewalls answer in place of our server.
const PORTAL = [200, 200, 401, 403, 404, 451]
export type Answer = {
  status: number
  headers: { 'content-type': string; 'retry-after'?: string; date?: string }
  body: string
}

/** Retry-After in seconds, or as a date of the server's clock (RFC 9110, 10.2.3). */
function waitHeaders(seconds: number, nowMs: number) {
  const now = Math.ceil(nowMs / 1000) * 1000
  const date = new Date(now).toUTCString()
  const isDate = seconds % 3 === 0
  return { date, 'retry-after': isDate ? new Date(now + seconds * 1000).toUTCString() : String(seconds) }
}

/** The answer at `nowMs` that replaces our server's for this outcome; null when our server answers. */
export function foreignAnswer(
  outcome: Outcome,
  random: Random,
  nowMs: number,
): (Answer & { retryAfterS: number }) | null {
  const retryAfterS = random.whole(1, 30)
  const after = waitHeaders(retryAfterS, nowMs)
  if (outcome === 'portal') return { ...html(PORTAL[retryAfterS % PORTAL.length] ?? 200), retryAfterS: 0 }
  if (outcome === 'error 502' || outcome === 'error after') return { ...html(502), retryAfterS: 0 }
  if (outcome === 'error 500') return { ...json(500, 'server_error'), retryAfterS: 0 }
  if (outcome === 'error 503') return { ...json(503, 'unavailable', after), retryAfterS }
  if (outcome === 'error 429') return { ...json(429, 'too_many_requests', after), retryAfterS }
  return null
}
