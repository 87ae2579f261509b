import { expect, test } from 'vitest'
import type { CacheChange } from './base/kind.ts'
import { kinds } from './saved-search.ts'

const search = (id: number, app = true) => ({
  id,
  title: `Search ${id}`,
  filters: {},
  notify: { app, push: false, email: false },
  created_at: '2026-11-28T10:00:00.000Z',
})
const entry = <Body>(body: Body) => ({ id: 'key', userId: 3, label: 'A', createdAt: 0, body })

test('a sent search is first in the cached list, once, also when its answer comes twice', () => {
  const [{ change, queryKey }] = kinds['saved-search-add'].cacheChanges!(
    entry({ title: 'Search 2', filters: {}, notify: { app: true } }),
    { data: search(2) },
  ) as [CacheChange]
  expect(queryKey).toEqual(['saved-searches', 3])
  expect(change([search(1)])).toEqual([search(2), search(1)])
  expect(change([search(2), search(1)])).toEqual([search(2), search(1)])
  expect(change([])).toEqual([search(2)])
  expect(change(undefined)).toBeUndefined()
})

test('a change stays in its place, a deleted search is gone, and an unknown answer changes nothing', () => {
  const [changed] = kinds['saved-search-notify'].cacheChanges!(entry({ id: 1, notify: { app: false } }), {
    data: search(1, false),
  }) as [CacheChange]
  expect(changed.change([search(2), search(1)])).toEqual([search(2), search(1, false)])
  expect(
    kinds['saved-search-notify'].cacheChanges!(entry({ id: 1, notify: { app: false } }), undefined),
  ).toEqual([])
  const [removed] = kinds['saved-search-remove'].cacheChanges!(entry({ id: 1 }), undefined) as [CacheChange]
  expect(removed.change([search(2), search(1)])).toEqual([search(2)])
})
