import { MINUTE_MS } from '#shared/durations.ts'

type Fields = { times: number; queue?: string }
type Log = (fields: Fields, message: string) => void

// pg-boss adds these to the message of a failed poll.
const QUEUE = ' (Queue: '

/**
 * Logs what pg-boss reports. While the database is away, each of the queues fails every two seconds: the same message is
 * logged at once, then once a minute with the number of times.
 */
export function createTaskErrors(log: Log, now: () => number): (error: Error & { code?: string }) => void {
  const known = new Map<string, { loggedAt: number; unlogged: number }>()
  return ({ message, code }) => {
    const [what = '', worker] = message.split(QUEUE)
    // Node's error for a host with several addresses has a code only.
    const text = what || (code ?? 'Background work failed')
    const queue = worker?.split(',')[0]
    const before = known.get(text)
    const times = (before?.unlogged ?? 0) + 1
    if (before && now() - before.loggedAt < MINUTE_MS) {
      before.unlogged = times
      return
    }
    for (const [other, { loggedAt }] of known) if (now() - loggedAt >= MINUTE_MS) known.delete(other)
    known.set(text, { loggedAt: now(), unlogged: 0 })
    // Of several times, the queue of the last one says nothing.
    log({ times, ...(times === 1 && queue && { queue }) }, text)
  }
}
