import { SECOND_MS } from '#shared/durations.ts'
import { hasVisitorEntries } from '../platform/device/outbox-start.ts'
import { VISITOR } from '../platform/device/session/visitor.ts'
import { workerSession } from '../platform/device/session/worker.ts'
import { DRAIN_MESSAGE, SYNC_TAG } from '../platform/outbox/background-sync.ts'
import { drainAccount } from '../platform/outbox/drain-account.ts'
import { nextWakeAt } from '../platform/outbox/queue.ts'
import { openOutboxStore } from '../platform/outbox/store.ts'

declare const self: ServiceWorkerGlobalScope

// Longer than the time to undo something. Browsers end an event that lasts for minutes.
const LONGEST_WAIT_MS = 30_000
const SHORTEST_WAIT_MS = SECOND_MS

/** The event of Background Sync, which TypeScript's library lacks. */
type SyncEvent = ExtendableEvent & { tag: string; lastChance: boolean }

/** Drains the outbox when the browser reports a connection. */
export function sendOnSync(): void {
  self.addEventListener('sync', (event) => {
    const { tag } = event as SyncEvent
    if (tag === SYNC_TAG) (event as SyncEvent).waitUntil(sendOutbox())
  })
}

/**
 * A visible page drains the outbox itself, because it can refresh what it shows. A hidden one may be frozen, so the
 * worker drains too; the drain's lock prevents both at once.
 */
async function sendOutbox(): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const visible = pages.find((page) => page.visibilityState === 'visible')
  if (visible) return visible.postMessage(DRAIN_MESSAGE)
  const session = await workerSession.load()
  const accounts = [...((await hasVisitorEntries()) ? [VISITOR] : []), ...(session ? [session.userId] : [])]
  // An outbox that fails does not stop the other one.
  const ends = await Promise.allSettled(accounts.map(sendAll))
  // The browser repeats the event only if the promise rejects.
  for (const end of ends) {
    if (end.status === 'rejected') throw end.reason
    if (end.value === 'later') throw new Error('something still waits')
  }
}

/** Sends what is due, and what is due soon. @returns `later` when something waits for longer, or for a connection */
async function sendAll(userId: number): Promise<'later' | 'done'> {
  const latest = Date.now() + LONGEST_WAIT_MS
  for (;;) {
    const end = await drainAccount(userId, { isBackOnline: true })
    if (end === 'offline') return 'later'
    // A page has to decrypt what is sealed, and somebody has to sign in again.
    if (end !== 'idle') return 'done'
    const now = Date.now()
    const at = nextWakeAt(await openOutboxStore(userId).list(), now)
    if (at === null) return 'done'
    if (at > latest) return 'later'
    await new Promise((resolve) => setTimeout(resolve, Math.max(SHORTEST_WAIT_MS, at - now)))
  }
}
