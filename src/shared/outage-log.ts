import { MINUTE_MS } from './durations.ts'

/**
 * Logs an outage, which many requests and queues report at once: the same text is logged at once, then once a minute with
 * the number of times.
 */
export function createOutageLog<Facts>(
  log: (times: number, text: string, facts: Facts) => void,
  now: () => number,
): (text: string, facts: Facts) => void {
  const known = new Map<string, { loggedAt: number; unlogged: number }>()
  return (text, facts) => {
    const before = known.get(text)
    const times = (before?.unlogged ?? 0) + 1
    if (before && now() - before.loggedAt < MINUTE_MS) {
      before.unlogged = times
      return
    }
    // Those of the last minute are still to be logged with their number.
    for (const [other, { loggedAt }] of known) if (now() - loggedAt >= 2 * MINUTE_MS) known.delete(other)
    known.set(text, { loggedAt: now(), unlogged: 0 })
    log(times, text, facts)
  }
}
