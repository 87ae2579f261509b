import { withLock } from '../locks.ts'
import { type DrainEnd, drainOutbox } from './drain.ts'
import { tellChanged, tellSettled } from './events.ts'
import { callerFor, kindOf } from './kinds.ts'
import { openOutboxStore } from './store.ts'

// A suspended tab may hold it for ever.
const LOCK_WAIT_MS = 20_000

/** Sends what waits for one account, from the page or the worker; under one lock, so that only one works at it. */
export function drainAccount(userId: number, options: { isBackOnline?: boolean } = {}): Promise<DrainEnd> {
  const store = openOutboxStore(userId)
  return withLock('jobmost-drain', LOCK_WAIT_MS, () =>
    drainOutbox(
      {
        store,
        send: (entry, signal) => kindOf(entry).send(entry, callerFor(entry, signal)),
        review: async (entry, signal) =>
          (await kindOf(entry).review?.(entry, callerFor(entry, signal))) ?? null,
        settle: tellSettled,
        changed: tellChanged,
        now: Date.now,
        random: Math.random,
      },
      options,
    ),
  )
}
