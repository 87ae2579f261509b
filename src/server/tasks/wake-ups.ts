import { SECOND_MS } from '#shared/durations.ts'

// Entries that are due later are left to a poll, so that timers do not pile up.
const MAX_TIMER_S = 60
// A timer may end up to a millisecond early, and the database's clock may run apart from the timer's. A worker that is
// woken before its entry is due finds nothing and waits for the next poll.
const MARGIN_MS = 50

export type WakeUps = {
  /** Names the worker that does a queue's entries. */
  listen(queue: string, worker: string): void
  /** Wakes a queue's worker when an entry is due, `after` seconds from now. */
  wake(queue: string, after: number): void
}

/**
 * Wakes workers of the embedded database, so that they poll rarely. An entry that is added inside a transaction wakes its
 * worker before the commit. That is safe: the worker's query waits for the only connection, so it runs after the commit.
 */
export function createWakeUps(notify: (worker: string) => void): WakeUps {
  const workers = new Map<string, string>()
  const wakeNow = (queue: string) => {
    const worker = workers.get(queue)
    if (worker) notify(worker)
  }
  return {
    listen: (queue, worker) => void workers.set(queue, worker),
    wake(queue, after) {
      if (after === 0) wakeNow(queue)
      else if (after <= MAX_TIMER_S) setTimeout(wakeNow, after * SECOND_MS + MARGIN_MS, queue).unref()
    },
  }
}
