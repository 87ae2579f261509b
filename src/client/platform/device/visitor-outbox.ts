import { createStore } from '#shared/emitter.ts'
import { hasEntries } from './storage/outbox-records.ts'
import { publicOutboxStore } from './storage/stores.ts'

const startOutbox = createStore<(() => Promise<void>) | null>(null)
const isStarted = createStore(false)
const LOADED_AT_LATEST_MS = 2000

/** Whether the outbox runs for a visitor; visitors who send nothing do not load its code. */
export const { get: isVisitorOutboxStarted, subscribe: subscribeVisitorOutbox } = isStarted

/** Sets the function that loads and runs the outbox, once at the start of the app. */
export const provideVisitorOutbox: (start: () => Promise<void>) => void = startOutbox.set

/**
 * Runs the outbox for a visitor: after an entry was added, or because entries wait since an earlier visit. When its code
 * cannot be loaded, the next entry or start tries again.
 * @returns resolves once it runs, cannot be loaded, or takes longer than 2 s to load; never rejects
 */
export async function startVisitorOutbox(): Promise<void> {
  isStarted.set(true)
  const loaded = startOutbox.get()?.()
  await Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, LOADED_AT_LATEST_MS))]).catch(
    () => undefined,
  )
}

/** Whether entries wait that were written while nobody was signed in. */
export const hasVisitorEntries = (): Promise<boolean> => hasEntries(publicOutboxStore)
