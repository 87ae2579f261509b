import type { Dice } from '../world/dice.ts'

/** The state of a device's connection. */
export type Weather = 'clear' | 'flaky' | 'offline' | 'hanging' | 'portal'

/** The outcome of one request. */
export type Fate =
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

const FLAKY: Partial<Record<Fate, number>> = {
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

/** Draws the outcome of the next request. */
export function drawFate(weather: Weather, dice: Dice): Fate {
  if (weather === 'clear') return 'answered'
  if (weather === 'offline') return 'refused'
  if (weather === 'hanging') return 'hang'
  return weather === 'portal' ? 'portal' : dice.pick(FLAKY)
}

const json = (status: number, code: string, headers: Record<string, string> = {}) => ({
  status,
  headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
  body: JSON.stringify({ message: code, code }),
})
const html = (status: number) => ({
  status,
  headers: { 'content-type': 'text/html' },
  body: '<!doctype html><title>Please sign in to this network</title>',
})
export type Answer = ReturnType<typeof html>

/** The answer that replaces our server's for this outcome; null when our server answers. */
export function foreignAnswer(fate: Fate, dice: Dice): (Answer & { retryAfterS: number }) | null {
  const retryAfterS = dice.whole(1, 30)
  const after = { 'retry-after': String(retryAfterS) }
  if (fate === 'portal') return { ...html(200), retryAfterS: 0 }
  if (fate === 'error 502' || fate === 'error after') return { ...html(502), retryAfterS: 0 }
  if (fate === 'error 500') return { ...json(500, 'server_error'), retryAfterS: 0 }
  if (fate === 'error 503') return { ...json(503, 'unavailable', after), retryAfterS }
  if (fate === 'error 429') return { ...json(429, 'too_many_requests', after), retryAfterS }
  return null
}
