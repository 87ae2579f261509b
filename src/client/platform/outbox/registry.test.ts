import { expect, test } from 'vitest'
import { makeEntry } from '../testing/entries.ts'
import { kindOf, type OutboxEntry, OutboxEntrySchema } from './entry.ts'
import { type EntryKind, KINDS } from './registry.ts'

// Further forms of earlier releases that devices may still store, besides the one in each kind's file.
const EARLIER: Pick<OutboxEntry, 'kind' | 'lane' | 'body'>[] = [
  { kind: 'bid-withdrawal', lane: 'job:a', body: { slug: 'a' } },
  { kind: 'contact-state', lane: 'contact-message:5', body: { id: 5, state: 'spam' } },
  { kind: 'favourite-remove', lane: 'favourite:users:5', body: { type: 'users', id: 5 } },
  {
    kind: 'bid',
    lane: 'job:a',
    body: { slug: 'a', text: 'x', pay_amount: 15, pay_type: 'per_hour', jobVersion: 1, replaces: 7 },
  },
]
const FILES = import.meta.glob<{ kinds: object }>(['./kinds/*.ts', '!./kinds/*.test.ts'], { eager: true })
const SOURCES = import.meta.glob<string>('/src/client/**/*.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
})
const stored = [
  ...Object.entries(KINDS).map(([kind, { stored }]) => ({ kind: kind as EntryKind, ...stored })),
  ...EARLIER,
]

test('files that define a kind are in kinds/, declare its type, and no two use the same name', () => {
  const defining = Object.entries(SOURCES).filter(
    ([file, text]) => /\bdefineKind\(/.test(text) && !/\.test\.ts$/.test(file),
  )
  const places = defining.map(([file]) => file.replace(/[^/]+$/, ''))
  expect([...new Set(places)]).toEqual(['/src/client/platform/outbox/kinds/'])
  const undeclared = defining.filter(
    ([, text]) => !text.includes('OutboxKinds extends Declared<typeof kinds>'),
  )
  expect(undeclared.map(([file]) => file)).toEqual([])
  const names = Object.values(FILES).flatMap(({ kinds }) => Object.keys(kinds))
  expect(names.length).toBeGreaterThan(20)
  expect(Object.keys(KINDS).sort()).toEqual(names.sort())
})

test.each(stored)('$kind: a stored entry is valid and keeps its lane', (some) => {
  const entry = makeEntry(some as Partial<OutboxEntry>)
  expect(OutboxEntrySchema.parse(entry)).toEqual(entry)
  expect(kindOf(entry).lane(entry.body)).toBe(some.lane)
})

test('an unknown kind and a body of another kind are invalid', () => {
  expect(OutboxEntrySchema.safeParse({ ...makeEntry(), kind: 'letter' }).success).toBe(false)
  expect(OutboxEntrySchema.safeParse({ ...makeEntry(), kind: 'message' }).success).toBe(false)
})

test('an accepted bid is shown on its job and its card at once, and on no other', async () => {
  const accepted = {
    text: 'x',
    pay_amount: null,
    pay_type: null,
    state: 'sent',
    decline_reason: null,
    created_at: '2026-11-22',
  }
  const data = { ...accepted, id: 5, seen_at: null, answered_at: null }
  const entry = { id: 'key', userId: 3, label: 'A', createdAt: 0, body: KINDS.bid.stored.body }
  const call = { get: () => Promise.reject(new Error('nothing to get')), send: async () => ({ data }) }
  const [change, , lists] = KINDS.bid.cacheChanges?.(entry, await KINDS.bid.send(entry, call)) ?? []
  expect(change?.queryKey).toEqual(['job', 3])
  expect(change?.change({ slug: 'a', my_rate: null })).toEqual({ slug: 'a', my_rate: data })
  expect(change?.change({ slug: 'b', my_rate: null })).toEqual({ slug: 'b', my_rate: null })
  expect(lists?.queryKey).toEqual(['jobs', 3])
  expect(lists?.change({ data: [{ slug: 'a', my_rate_id: null }, { slug: 'b' }], total: 2 })).toEqual({
    data: [{ slug: 'a', my_rate_id: 5 }, { slug: 'b' }],
    total: 2,
  })
})

test('an accepted block closes the room at once, and no other', () => {
  const entry = { id: 'key', userId: 3, label: 'A', createdAt: 0, body: { userId: 5, isBlocked: true } }
  const room = (id: number) => ({ interlocutor: { id }, is_blocked: false, can_write: true })
  const [rooms, single] = KINDS.block.cacheChanges?.(entry, undefined) ?? []
  const closed = { interlocutor: { id: 5 }, is_blocked: true, can_write: false }
  expect([rooms?.queryKey, single?.queryKey]).toEqual([
    ['rooms', 3],
    ['room', 3],
  ])
  expect(rooms?.change([room(4), room(5)])).toEqual([room(4), closed])
  expect(single?.change(room(5))).toEqual(closed)
  expect(single?.change(room(4))).toEqual(room(4))
})
