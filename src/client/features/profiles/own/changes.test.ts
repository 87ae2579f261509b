import { describe, expect, test } from 'vitest'
import type { Profile } from '#shared/contract/profiles.ts'
import { blankIn, changesOf, draftOf, unsavedOf, withChanges } from './changes.ts'
import { problemOfPicture } from './profile-calls.ts'

const profile = {
  name: 'Ina',
  surname: 'Weber',
  phone: null,
  preferences: ['no nights'],
  rubrics: [{ id: 3, name: 'Cleaning' }],
  city: { id: 1, name: 'Berlin' },
  visibility: { about: true, surname: false, phone: true },
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
  test('sends the one switch that was pressed, and leaves what another section has hidden since', () => {
    const before = draftOf(profile)
    const visibility = { ...before.visibility, about: false }
    const changes = changesOf(before, { ...before, visibility })
    expect(changes).toEqual({ visibility: { about: false } })
    const since = { ...before, visibility: { ...before.visibility, phone: false } }
    expect(withChanges(since, changes).visibility).toEqual({ about: false, surname: false, phone: false })
    expect(changesOf(since, withChanges(since, {}))).toEqual({})
  })
  test('keeps what was typed while it was being saved, and nothing else', () => {
    const before = draftOf(profile)
    const sent = { name: 'Inna', about: 'I bake', visibility: { about: false } }
    expect(unsavedOf(before, sent, sent)).toEqual({})
    const typed = {
      ...sent,
      about: 'I bake bread',
      surname: 'Wolf',
      visibility: { about: false, phone: false },
    }
    expect(unsavedOf(before, sent, typed)).toEqual({
      about: 'I bake bread',
      surname: 'Wolf',
      visibility: { phone: false },
    })
  })
  test('that is put back while it was being saved is still to be saved', () => {
    const before = draftOf(profile)
    const sent = { name: 'Inna', visibility: { about: false } }
    expect(unsavedOf(before, sent, {})).toEqual({ name: 'Ina', visibility: { about: true } })
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
