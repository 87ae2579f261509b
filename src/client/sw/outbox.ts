import { hasVisitorEntries } from '../platform/device/outbox-start.ts'
import { VISITOR } from '../platform/device/session/visitor.ts'
import { workerSession } from '../platform/device/session/worker.ts'
import { DRAIN_MESSAGE, SYNC_TAG } from '../platform/outbox/background-sync.ts'
import { drainAccount } from '../platform/outbox/drain-account.ts'

declare const self: ServiceWorkerGlobalScope

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
  const ends = await Promise.allSettled(accounts.map((id) => drainAccount(id, { isBackOnline: true })))
  // The browser repeats the event only if the promise rejects.
  for (const end of ends) {
    if (end.status === 'rejected') throw end.reason
    if (end.value === 'offline') throw new Error('still offline')
  }
}
