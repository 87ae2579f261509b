import { reachesServer } from '../api/reaches-server.ts'
import { startDeadline } from '../device/locks/deadline.ts'
import { withLock } from '../device/locks/with-lock.ts'
import { hasSealedWork } from '../device/session/seal.ts'
import { VISITOR } from '../device/session/visitor.ts'
import { followSent, recordSent } from './after-sent.ts'
import { type DrainResult, drainOutbox } from './drain.ts'
import { intentionOf, kindOf, type OutboxEntry } from './entry.ts'
import { publishAccepted, publishChanged } from './events.ts'
import { type Caller, createCaller } from './kinds/base/caller.ts'
import { openOutboxStore } from './store.ts'

// A suspended tab may hold the lock for ever.
const LOCK_WAIT_MS = 20_000
const PROBE_DEADLINE_MS = 5000

/**
 * Sends the waiting entries of one account, or of visitors, from the page or the worker. A lock allows one drainer at a time.
 * @returns `sealed` when older work is still encrypted: it has to be sent first
 */
export async function drainAccount(
  userId: number,
  options: { isBackOnline?: boolean } = {},
): Promise<DrainResult | 'sealed'> {
  // Before the wait for the lock: another tab may send meanwhile.
  const backOnlineAt = options.isBackOnline ? Date.now() : null
  if (await hasSealedWork(userId)) return 'sealed'
  const store = openOutboxStore(userId)
  return withLock('jobmost-drain', LOCK_WAIT_MS, () =>
    drainOutbox(
      {
        store,
        send: (entry, signal) => kindOf(entry).send(entry, callerFor(entry, signal)),
        followSent,
        findChange: async (entry, signal) =>
          (await kindOf(entry).review?.findChange(entry, callerFor(entry, signal))) ?? null,
        async storeAnswer(entry, answer) {
          // Visitors have no stored cache and no forms of records.
          if (userId !== VISITOR) await recordSent(entry, answer)
          publishAccepted(entry, answer)
        },
        changed: publishChanged,
        hasNetwork: () => navigator.onLine,
        reachesServer: reachesSoon,
        now: Date.now,
        random: Math.random,
      },
      { backOnlineAt },
    ),
  )
}

async function reachesSoon(): Promise<boolean> {
  const { signal, stop } = startDeadline(PROBE_DEADLINE_MS)
  try {
    return await reachesServer(signal)
  } finally {
    stop()
  }
}

function callerFor(entry: OutboxEntry, signal: AbortSignal): Caller {
  const { id, userId, language } = entry
  const common = { userId, language, signal }
  if (kindOf(entry).hasIdempotencyKey) return createCaller({ ...common, idempotencyKey: id })
  const intention = intentionOf(entry, Date.now())
  return createCaller(intention ? { ...common, intention } : common)
}
