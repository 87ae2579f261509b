import { VISITOR } from '../platform/device/session/visitor.ts'
import { workerSession } from '../platform/device/session/worker.ts'
import { hasVisitorEntries } from '../platform/device/visitor-outbox.ts'
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
  const ends = [
    (await hasVisitorEntries()) && (await drainAccount(VISITOR, { isBackOnline: true })),
    session && (await drainAccount(session.userId, { isBackOnline: true })),
  ]
  // The browser repeats the event only if the promise rejects.
  if (ends.includes('offline')) throw new Error('still offline')
}
