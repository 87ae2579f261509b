import { setImmediate } from 'node:timers/promises'
import pLimit from 'p-limit'
import { Problem } from './problem.ts'

type Bounds = { atOnce: number; maxWaiting: number; retryS: number }

/**
 * Creates a queue for expensive work. It yields to the event loop before each piece, so that other requests are answered
 * in between.
 * @returns a function that runs work in its turn; it throws Problem 503 with Retry-After while too much work is waiting
 */
export function createBoundedQueue({ atOnce, maxWaiting, retryS }: Bounds) {
  const limit = pLimit(atOnce)
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (limit.activeCount + limit.pendingCount >= atOnce + maxWaiting)
      throw new Problem('unavailable', { headers: { 'retry-after': String(retryS) } })
    return limit(async () => {
      await setImmediate()
      return work()
    })
  }
}
