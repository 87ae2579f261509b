import { describe, expect, test } from 'vitest'
import type { OutboxEntry } from '#client/platform/outbox/entry.ts'
import { makeEntry } from '#client/platform/testing/entries.ts'
import type { Favourite } from './saved.ts'
import { laneOf, wishFor, withWishes } from './wishes.ts'

const wish = (kind: 'favourite-add' | 'favourite-remove', id: number, some: Partial<OutboxEntry> = {}) =>
  makeEntry({ kind, lane: laneOf('jobs', id), body: { type: 'jobs', id }, ...some })
const favourite = (id: number): Favourite => ({
  id,
  title: `Job ${id}`,
  state: 'open',
  added_at: '2026-11-21',
})
const ids = (list: Favourite[]) => list.map(({ id }) => id)

describe('what a person wishes to keep', () => {
  test('nothing waiting says nothing', () => {
    expect(wishFor([], 'jobs', 1)).toBeNull()
    expect(wishFor([wish('favourite-add', 2)], 'jobs', 1)).toBeNull()
  })

  test('a job and an offer of the same number are different things', () => {
    expect(wishFor([wish('favourite-add', 1)], 'offers', 1)).toBeNull()
  })

  test('the last wish counts, while the first is on its way', () => {
    const entries = [wish('favourite-add', 1, { state: 'sending' }), wish('favourite-remove', 1)]
    expect(wishFor(entries, 'jobs', 1)).toBe(false)
  })

  test('what the server refused is no longer wished', () => {
    expect(wishFor([wish('favourite-add', 1, { state: 'failed' })], 'jobs', 1)).toBeNull()
  })
})

describe('the list while the server does not know yet', () => {
  test('has what was added here first, and lacks what was removed here', () => {
    const entries = [wish('favourite-add', 3), wish('favourite-remove', 1)]
    const known = [favourite(3), favourite(1), favourite(2)]
    expect(ids(withWishes([favourite(1), favourite(2)], 'jobs', entries, known))).toEqual([3, 2])
  })

  test('has a thing once when the server has it already', () => {
    const entries = [wish('favourite-add', 1, { state: 'sending' })]
    expect(ids(withWishes([favourite(1)], 'jobs', entries, [favourite(1)]))).toEqual([1])
  })

  test('forgets what another device removed', () => {
    expect(ids(withWishes([favourite(2)], 'jobs', [], [favourite(1), favourite(2)]))).toEqual([2])
  })
})
