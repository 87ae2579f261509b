export const SYNC_TAG = 'jobmost-outbox'
/** What the worker says to a page that is open: send it yourself. */
export const DRAIN_MESSAGE = 'drain-outbox'

type WithSync = { sync?: { register(tag: string): Promise<void> } }

/** Has the worker send later, should no page be open by then. A bonus: few browsers do it, and some refuse. */
export function askForBackgroundSync(): void {
  void navigator.serviceWorker
    ?.getRegistration()
    .then((registration) => (registration as WithSync | undefined)?.sync?.register(SYNC_TAG))
    .catch(() => undefined)
}
