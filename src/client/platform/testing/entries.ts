import type { OutboxEntry } from '../outbox/entry.ts'

let made = 0

/** A bid that waits, with what matters to the test. */
export function makeEntry(some: Partial<OutboxEntry> = {}): OutboxEntry {
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
