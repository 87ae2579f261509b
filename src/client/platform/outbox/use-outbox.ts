import { useSyncExternalStore } from 'react'
import type { EntryKind, EntryOf, OutboxEntry } from './entry.ts'
import {
  countLostEntries,
  getOutbox,
  isOutboxRead,
  isOutboxUnreadable,
  subscribeLostEntries,
  subscribeOutbox,
  subscribeUnreadable,
} from './outbox.ts'

const nothing: OutboxEntry[] = []
// The server renders pages for a signed-out visitor.
const serverSnapshot = () => nothing

/** The entries of the current user in order, including refused ones and those to be confirmed. */
export function useOutbox(): OutboxEntry[] {
  return useSyncExternalStore(subscribeOutbox, getOutbox, serverSnapshot)
}

/** Whether the outbox has been read; until then it looks empty. */
export function useIsOutboxRead(): boolean {
  return useSyncExternalStore(subscribeOutbox, isOutboxRead, () => false)
}

/** Whether the outbox could not be read the last time. Use it beside `useOutbox`, which starts the reading. */
export function useIsOutboxUnreadable(): boolean {
  return useSyncExternalStore(subscribeUnreadable, isOutboxUnreadable, () => false)
}

/** How many entries the browser has lost. Use it beside `useOutbox`, which starts the reading. */
export function useLostEntries(): number {
  return useSyncExternalStore(subscribeLostEntries, countLostEntries, () => 0)
}

/** The entries of a kind in order. */
export function useEntries<K extends EntryKind>(kind: K): EntryOf<K>[] {
  // The kind decides the type of the body, which TypeScript cannot infer.
  return useOutbox().filter((entry) => entry.kind === kind) as unknown as EntryOf<K>[]
}

/** The bodies of a kind that were not refused: screens show them as if they were done. */
export function useWaiting<K extends EntryKind>(kind: K): EntryOf<K>['body'][] {
  return useEntries(kind)
    .filter(({ state }) => state !== 'failed')
    .map(({ body }) => body)
}
