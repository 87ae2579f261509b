import { createStore } from '#shared/emitter.ts'
import type { OutboxEntry } from '../outbox/entry.ts'

/** Any fields of an entry; the type does not check the body against the kind. */
type EntryFields = { [K in keyof OutboxEntry]?: OutboxEntry[K] }

const lastSeq = createStore(0)

/** A waiting bid with the given fields. */
export function makeEntry(some: EntryFields = {}): OutboxEntry {
  lastSeq.set(lastSeq.get() + 1)
  return {
    id: crypto.randomUUID(),
    userId: 1,
    kind: 'bid',
    lane: 'job:a',
    body: { slug: 'a', text: 'I can start on Monday', pay_amount: null, pay_type: null, jobVersion: 1 },
    label: 'Babysitter',
    createdAt: 0,
    confirmedAt: null,
    seq: lastSeq.get(),
    attempts: 0,
    nextAt: 0,
    state: 'queued',
    error: null,
    language: 'en',
    ...some,
  } as OutboxEntry
}
