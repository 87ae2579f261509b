import type { OutboxEntry } from '../outbox/entry.ts'

/** Any fields of an entry; the kind and its body are not held against each other. */
type EntryFields = { [K in keyof OutboxEntry]?: OutboxEntry[K] }

let made = 0

/** A bid that waits, with what matters to the test. */
export function makeEntry(some: EntryFields = {}): OutboxEntry {
  made += 1
  return {
    id: crypto.randomUUID(),
    userId: 1,
    kind: 'bid',
    lane: 'job:a',
    body: { slug: 'a', text: 'I can start on Monday', pay_amount: null, pay_type: null, jobVersion: 1 },
    label: 'Babysitter',
    createdAt: 0,
    confirmedAt: null,
    seq: made,
    attempts: 0,
    nextAt: 0,
    state: 'queued',
    error: null,
    language: 'en',
    ...some,
  } as OutboxEntry
}
