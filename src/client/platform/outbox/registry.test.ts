import { expect, test } from 'vitest'
import { makeEntry } from '../testing/entries.ts'
import { kindOf, type OutboxEntry, OutboxEntrySchema } from './entry.ts'
import { bid } from './kinds/bid.ts'
import { KINDS } from './registry.ts'

// Entries as earlier releases stored them: devices still hold such entries.
const stored: Pick<OutboxEntry, 'kind' | 'lane' | 'body'>[] = [
  {
    kind: 'bid',
    lane: 'job:a',
    body: { slug: 'a', text: 'x', pay_amount: 15, pay_type: 'per_hour', jobVersion: 1 },
  },
  { kind: 'bid-withdrawal', lane: 'job:a', body: { slug: 'a', rateId: 7 } },
  { kind: 'bid-withdrawal', lane: 'job:a', body: { slug: 'a' } },
  { kind: 'favourite-add', lane: 'favourite:jobs:5', body: { type: 'jobs', id: 5 } },
  { kind: 'favourite-remove', lane: 'favourite:users:5', body: { type: 'users', id: 5 } },
  { kind: 'message', lane: 'room:5', body: { roomId: 5, text: 'x' } },
  { kind: 'contact-message', lane: 'contact', body: { name: 'A', email: 'a@b.example', description: 'x' } },
]

test.each(stored)('$kind: an entry of an earlier release is valid and keeps its lane', (some) => {
  const entry = makeEntry(some as Partial<OutboxEntry>)
  expect(OutboxEntrySchema.parse(entry)).toEqual(entry)
  expect(kindOf(entry).lane(entry.body)).toBe(some.lane)
})

test('every kind has such an entry', () => {
  expect(new Set(stored.map(({ kind }) => kind))).toEqual(new Set(Object.keys(KINDS)))
})

test('an unknown kind and a body of another kind are invalid', () => {
  expect(OutboxEntrySchema.safeParse({ ...makeEntry(), kind: 'letter' }).success).toBe(false)
  expect(OutboxEntrySchema.safeParse({ ...makeEntry(), kind: 'message' }).success).toBe(false)
})

test('an accepted bid is shown on its job at once, and on no other', async () => {
  const accepted = {
    text: 'x',
    pay_amount: null,
    pay_type: null,
    state: 'sent',
    decline_reason: null,
    created_at: '2026-11-22',
  }
  const data = { ...accepted, id: 5, seen_at: null, answered_at: null }
  const entry = { id: 'key', userId: 3, body: { ...stored[0]!.body, slug: 'a' } as never }
  const call = { get: () => Promise.reject(new Error('nothing to get')), send: async () => ({ data }) }
  const change = bid.settle?.(entry, await bid.send(entry, call))
  expect(change?.queryKey).toEqual(['job', 3])
  expect(change?.change({ slug: 'a', my_rate: null })).toEqual({ slug: 'a', my_rate: data })
  expect(change?.change({ slug: 'b', my_rate: null })).toEqual({ slug: 'b', my_rate: null })
})
