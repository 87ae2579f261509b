import { expect, test } from 'vitest'
import { makeEntry } from '../../testing/entries.ts'
import type { EntryKind, OutboxEntry } from '../entry.ts'
import { replaceEarlier } from '../queue.ts'

const LANE = 'posting:vacancy:5'
const entry = (kind: EntryKind, seq: number, some: object = {}) =>
  makeEntry({ kind, lane: LANE, id: kind + seq, seq, body: { id: 5 }, ...some } as unknown as OutboxEntry)
const flag = (seq: number) =>
  entry('posting-flag', seq, { body: { type: 'vacancy', id: 5, published: false } })

/** What waits after these were pressed one after the other. */
function press(...kinds: EntryKind[]): EntryKind[] {
  let waiting: OutboxEntry[] = []
  kinds.forEach((kind, index) => {
    const added = kind === 'posting-flag' ? flag(index) : entry(kind, index)
    const { dropped } = replaceEarlier(waiting, added)
    waiting = [...waiting.filter(({ id }) => !dropped.includes(id)), added]
  })
  return waiting.map(({ kind }) => kind)
}

test('closing, reopening and closing a vacancy again is one closing', () => {
  expect(press('vacancy-closing', 'vacancy-reopening', 'vacancy-closing')).toEqual(['vacancy-closing'])
  expect(press('vacancy-renewal', 'vacancy-renewal')).toEqual(['vacancy-renewal'])
})

test('closing and the publish flag do not replace each other', () => {
  expect(press('posting-flag', 'vacancy-closing', 'posting-flag')).toEqual([
    'vacancy-closing',
    'posting-flag',
  ])
})

test('a vacancy is still reopened before the renewal that needs it open', () => {
  const pressed = ['vacancy-reopening', 'vacancy-renewal', 'vacancy-closing'] as const
  expect(press(...pressed)).toEqual(pressed)
})

test('a closing that is being sent stays', () => {
  const sending = entry('vacancy-closing', 1, { state: 'sending', attempts: 1 })
  expect(replaceEarlier([sending], entry('vacancy-reopening', 2)).dropped).toEqual([])
})
