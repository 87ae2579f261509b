export const SYNC_TAG = 'jobmost-outbox'
/** The message from the worker that makes an open page drain the outbox. */
export const DRAIN_MESSAGE = 'drain-outbox'

type WithSync = { sync?: { register(tag: string): Promise<void> } }

/** Registers a background sync: the worker then drains the outbox even with no page open. Few browsers support it. */
export function requestBackgroundSync(): void {
  void navigator.serviceWorker
    ?.getRegistration()
    .then((registration) => (registration as WithSync | undefined)?.sync?.register(SYNC_TAG))
    .catch(() => undefined)
}

/** Whether the browser can send the outbox with no page open. Safari and Firefox cannot. */
export const canSyncInBackground = (): boolean => 'SyncManager' in globalThis
