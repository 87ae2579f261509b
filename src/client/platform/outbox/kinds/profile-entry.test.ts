import { expect, test } from 'vitest'
import type { CacheChange } from './base/kind.ts'
import { kinds } from './profile-entry.ts'

const profile = { experience: [{ id: 5, position: 'Baker' }], education: [], languages: [] }
const entry = <Body>(body: Body) => ({ id: 'key', userId: 3, label: 'A', createdAt: 0, body })
const list = 'experience' as const

test('an added entry is in the cached list once, also when its answer comes twice', () => {
  const fields = { position: 'Cook' }
  const [{ change, queryKey }] = kinds['profile-entry-add'].cacheChanges!(entry({ list, fields }), {
    data: { id: 6, ...fields },
  }) as [CacheChange]
  expect(queryKey).toEqual(['own-profile', 3])
  const added = { ...profile, experience: [...profile.experience, { id: 6, position: 'Cook' }] }
  expect(change(profile)).toEqual(added)
  expect(change(added)).toEqual(added)
  expect(change(undefined)).toBeUndefined()
})

test('a changed entry keeps its place, and a deleted one is gone', () => {
  const [changed] = kinds['profile-entry-change'].cacheChanges!(
    entry({ list, id: 5, fields: { position: 'Chef' } }),
    { data: { id: 5, version: 8 } },
  ) as [CacheChange]
  const chef = { id: 5, position: 'Chef', version: 8 }
  expect(changed.change(profile)).toEqual({ ...profile, experience: [chef] })
  const [removed] = kinds['profile-entry-remove'].cacheChanges!(entry({ list, id: 5 }), undefined) as [
    CacheChange,
  ]
  expect(removed.change(profile)).toEqual({ ...profile, experience: [] })
})

test('a change that replaces a waiting one keeps its version, and remembers its text if it may have arrived', () => {
  const change = (position: string, version: number) => ({ list, id: 5, fields: { position }, version })
  const { merge } = kinds['profile-entry-change']
  expect(merge!(change('A', 1), change('B', 1), false)).toEqual(change('B', 1))
  expect(merge!(change('A', 1), change('B', 2), true)).toEqual({
    ...change('B', 1),
    sent: [{ position: 'A' }],
  })
})
