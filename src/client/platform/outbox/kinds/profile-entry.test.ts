import { expect, test } from 'vitest'
import type { CacheChange } from './base/kind.ts'
import { kinds } from './profile-entry.ts'

const profile = { experience: [{ id: 5, position: 'Baker' }], education: [], languages: [] }
const entry = <Body>(body: Body) => ({ id: 'key', userId: 3, body })
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
    undefined,
  ) as [CacheChange]
  expect(changed.change(profile)).toEqual({ ...profile, experience: [{ id: 5, position: 'Chef' }] })
  const [removed] = kinds['profile-entry-remove'].cacheChanges!(entry({ list, id: 5 }), undefined) as [
    CacheChange,
  ]
  expect(removed.change(profile)).toEqual({ ...profile, experience: [] })
})
