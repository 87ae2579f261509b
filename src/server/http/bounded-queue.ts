import { setImmediate } from 'node:timers/promises'
import pLimit from 'p-limit'
import { Problem } from './problem.ts'

type Bounds = {
  atOnce: number
  maxWaiting: number
  retryS: number
  /** How many pieces of work of one account run or wait, so that one account cannot fill the queue. */
  ofAccount?: number
}

/**
 * Creates a queue for expensive work. It yields to the event loop before each piece, so that other requests are answered
 * in between.
 * @returns a function that runs work in its turn, for an account if one is named; it throws Problem 503 with Retry-After
 *   while too much work is waiting
 */
export function createBoundedQueue({
  atOnce,
  maxWaiting,
  retryS,
  ofAccount = Number.POSITIVE_INFINITY,
}: Bounds) {
  const limit = pLimit(atOnce)
  const accounts = new Map<number, number>()
  const count = (account: number | undefined, more: number) => {
    if (account === undefined) return
    const left = (accounts.get(account) ?? 0) + more
    if (left > 0) accounts.set(account, left)
    else accounts.delete(account)
  }
  return async <T>(work: () => Promise<T>, account?: number): Promise<T> => {
    const isFull = limit.activeCount + limit.pendingCount >= atOnce + maxWaiting
    if (isFull || (account !== undefined && (accounts.get(account) ?? 0) >= ofAccount))
      throw new Problem('unavailable', { headers: { 'retry-after': String(retryS) } })
    count(account, 1)
    return limit(async () => {
      await setImmediate()
      return work()
    }).finally(() => count(account, -1))
  }
}
