import { expect, test } from 'vitest'
import type { OutboxEntry } from '#client/platform/outbox/entry.ts'
import { makeEntry } from '#client/platform/testing/entries.ts'
import { hasBidIn } from './has-bid-in.ts'

const bid = (slug: string, state: OutboxEntry['state'] = 'queued') =>
  makeEntry({ kind: 'bid', lane: `job:${slug}`, body: { slug } as never, state } as Partial<OutboxEntry>)
const withdrawal = (slug: string) =>
  makeEntry({ kind: 'bid-withdrawal', lane: `job:${slug}`, body: { slug } } as Partial<OutboxEntry>)

test('a bid in the outbox counts, one for another job or a refused one does not', () => {
  expect(hasBidIn([bid('a')], 'a', false)).toBe(true)
  expect(hasBidIn([bid('a', 'needs_confirm')], 'a', false)).toBe(true)
  expect(hasBidIn([bid('b')], 'a', false)).toBe(false)
  expect(hasBidIn([bid('a', 'failed')], 'a', false)).toBe(false)
  expect(hasBidIn([bid('a', 'failed')], 'a', true)).toBe(true)
})

test('the last of a bid and its withdrawal counts', () => {
  expect(hasBidIn([withdrawal('a')], 'a', true)).toBe(false)
  expect(hasBidIn([withdrawal('a'), bid('a')], 'a', true)).toBe(true)
  expect(hasBidIn([], 'a', true)).toBe(true)
})
