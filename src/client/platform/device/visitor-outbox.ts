import { promisifyRequest } from 'idb-keyval'
import { createStore } from '#shared/emitter.ts'
import { publicOutboxStore } from './storage/stores.ts'

const startOutbox = createStore<(() => Promise<void>) | null>(null)
const isStarted = createStore(false)

/** Whether the outbox runs for a visitor; visitors who send nothing do not load its code. */
export const { get: isVisitorOutboxStarted, subscribe: subscribeVisitorOutbox } = isStarted

/** Sets the function that loads and runs the outbox, once at the start of the app. */
export const provideVisitorOutbox: (start: () => Promise<void>) => void = startOutbox.set

/** Runs the outbox for a visitor: before an entry is added, or because entries wait since an earlier visit. */
export async function startVisitorOutbox(): Promise<void> {
  isStarted.set(true)
  await startOutbox.get()?.()
}

/** Whether entries wait that were written while nobody was signed in. */
export async function hasVisitorEntries(): Promise<boolean> {
  // In IndexedDB numbers sort before strings, and all ids of entries are strings.
  const count = publicOutboxStore('readonly', (entries) =>
    promisifyRequest(entries.count(IDBKeyRange.lowerBound(''))),
  )
  return (await count.catch(() => 0)) > 0
}
