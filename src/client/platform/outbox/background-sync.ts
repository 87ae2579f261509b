export const SYNC_TAG = 'jobmost-outbox'
/** The message by which the worker asks an open page to drain the outbox. */
export const DRAIN_MESSAGE = 'drain-outbox'

type WithSync = { sync?: { register(tag: string): Promise<void> } }

/** Asks the worker to send later, even with no page open. Optional: few browsers support it, and some refuse. */
export function askForBackgroundSync(): void {
  void navigator.serviceWorker
    ?.getRegistration()
    .then((registration) => (registration as WithSync | undefined)?.sync?.register(SYNC_TAG))
    .catch(() => undefined)
}
