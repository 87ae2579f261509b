import { useSyncExternalStore } from 'react'
import type { OutboxEntry } from './entry.ts'
import { getOutbox, subscribeOutbox } from './outbox.ts'

const nothing: OutboxEntry[] = []
// The server renders pages for a signed-out visitor.
const serverSnapshot = () => nothing

/** The entries of the current user in order, including refused ones and those to be confirmed. */
export function useOutbox(): OutboxEntry[] {
  return useSyncExternalStore(subscribeOutbox, getOutbox, serverSnapshot)
}
