import { describe, expect, test } from 'vitest'
import type { OutboxEntry } from '#client/platform/outbox/entry.ts'
import { makeEntry } from '#client/platform/testing/entries.ts'
import type { Favourite } from './stored-favourites.ts'
import { pendingChoice, withWaitingChanges } from './waiting-changes.ts'

const entry = (kind: 'favourite-add' | 'favourite-remove', id: number, some: Partial<OutboxEntry> = {}) =>
  makeEntry({ kind, body: { type: 'jobs', id }, ...some })
const favourite = (id: number): Favourite => ({
  id,
  title: `Job ${id}`,
  state: 'open',
  added_at: '2026-11-21',
})
const ids = (list: Favourite[]) => list.map(({ id }) => id)

describe('the waiting choice about a favourite', () => {
  test('is unknown without changes in the outbox', () => {
    expect(pendingChoice([], 'jobs', 1)).toBeNull()
    expect(pendingChoice([entry('favourite-add', 2)], 'jobs', 1)).toBeNull()
  })

  test('distinguishes a job and an offer with the same id', () => {
    expect(pendingChoice([entry('favourite-add', 1)], 'offers', 1)).toBeNull()
  })

  test('is the last choice, even while the first is being sent', () => {
    const entries = [entry('favourite-add', 1, { state: 'sending' }), entry('favourite-remove', 1)]
    expect(pendingChoice(entries, 'jobs', 1)).toBe(false)
  })

  test('ignores a change that the server refused', () => {
    expect(pendingChoice([entry('favourite-add', 1, { state: 'failed' })], 'jobs', 1)).toBeNull()
  })
})

describe('the list with changes in the outbox', () => {
  test('has added favourites first, and lacks removed ones', () => {
    const entries = [entry('favourite-add', 3), entry('favourite-remove', 1)]
    const known = [favourite(3), favourite(1), favourite(2)]
    expect(ids(withWaitingChanges([favourite(1), favourite(2)], 'jobs', entries, known))).toEqual([3, 2])
  })

  test('has what another tab has added, with what its entry knows, the latest first', () => {
    const entries = [
      entry('favourite-add', 3, { label: 'Cook', body: { type: 'jobs', id: 3, slug: 'cook' } }),
      entry('favourite-add', 4),
    ]
    const list = withWaitingChanges([favourite(1)], 'jobs', entries)
    expect(ids(list)).toEqual([4, 3, 1])
    expect(list[1]).toEqual({
      id: 3,
      title: 'Cook',
      slug: 'cook',
      state: 'open',
      added_at: '1970-01-01T00:00:00.000Z',
    })
  })

  test('has a favourite once if the server already has it', () => {
    const entries = [entry('favourite-add', 1, { state: 'sending' })]
    expect(ids(withWaitingChanges([favourite(1)], 'jobs', entries, [favourite(1)]))).toEqual([1])
  })

  test('drops a favourite that another device removed', () => {
    expect(ids(withWaitingChanges([favourite(2)], 'jobs', [], [favourite(1), favourite(2)]))).toEqual([2])
  })
})
