import { describe, expect, test } from 'vitest'
import type { Profile } from '#shared/contract/profiles.ts'
import { blankIn, changesOf, draftOf } from './changes.ts'
import { problemOfPicture } from './profile-calls.ts'

const profile = {
  name: 'Ina',
  surname: 'Weber',
  phone: null,
  preferences: ['no nights'],
  rubrics: [{ id: 3, name: 'Cleaning' }],
  city: { id: 1, name: 'Berlin' },
  visibility: { about: true },
} as unknown as Profile

describe('a changed profile', () => {
  test('that is put back to what it was has no changes', () => {
    const before = draftOf(profile)
    expect(changesOf(before, { ...before, preferences: ['no nights'] })).toEqual({})
  })
  test('sends only what was changed', () => {
    const before = draftOf(profile)
    expect(changesOf(before, { ...before, name: 'Inna', rubric_ids: [3, 4] })).toEqual({
      name: 'Inna',
      rubric_ids: [3, 4],
    })
  })
  test('cannot lose its name, and what was not touched is not asked for', () => {
    expect(blankIn({ name: ' ', surname: 'Weber' })).toEqual(['name'])
    expect(blankIn({})).toEqual([])
  })
})

describe('a picture', () => {
  test('is a JPEG, PNG or WebP of at most 5 MB', () => {
    expect(problemOfPicture({ type: 'image/png', size: 1000 })).toBeNull()
    expect(problemOfPicture({ type: 'image/gif', size: 1000 })).toBe('type')
    expect(problemOfPicture({ type: 'image/jpeg', size: 6 * 1024 * 1024 })).toBe('size')
  })
})
