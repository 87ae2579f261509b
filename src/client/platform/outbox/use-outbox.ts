import { useSyncExternalStore } from 'react'
import type { OutboxEntry } from './entry.ts'
import { getOutbox, subscribeOutbox } from './outbox.ts'

const nothing: OutboxEntry[] = []
// As the server draws it, for somebody signed out.
const atFirst = () => nothing

/** What waits for the person signed in, in order; refusals and questions included. */
export function useOutbox(): OutboxEntry[] {
  return useSyncExternalStore(subscribeOutbox, getOutbox, atFirst)
}
