import { workerSession } from '../platform/device/session/worker.ts'
import { DRAIN_MESSAGE, SYNC_TAG } from '../platform/outbox/background-sync.ts'
import { drainAccount } from '../platform/outbox/drain-account.ts'

declare const self: ServiceWorkerGlobalScope

/** Background Sync, which TypeScript's library does not know. */
type SyncEvent = ExtendableEvent & { tag: string; lastChance: boolean }

/** Sends the outbox when the browser says that the connection is back. */
export function sendOnSync(): void {
  self.addEventListener('sync', (event) => {
    const { tag } = event as SyncEvent
    if (tag === SYNC_TAG) (event as SyncEvent).waitUntil(sendOutbox())
  })
}

/**
 * A page in view sends by itself: it can refresh what it shows. One in the background may be frozen, so the worker
 * does not rely on it; the lock of the drain keeps them apart.
 */
async function sendOutbox(): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const visible = pages.find((page) => page.visibilityState === 'visible')
  if (visible) return visible.postMessage(DRAIN_MESSAGE)
  const session = await workerSession.load()
  if (!session) return
  const end = await drainAccount(session.userId, { isBackOnline: true })
  // The browser asks again only if told that it failed.
  if (end === 'offline') throw new Error('still offline')
}
