import { describe, expect, test } from 'vitest'
import type { Profile } from '#shared/contract/profiles.ts'
import {
  changesAfter,
  changesOf,
  draftOf,
  fieldsSetElsewhere,
  seenBy,
  seenLists,
  unsavedOf,
  withBases,
  withChanges,
} from './changes.ts'
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
  test('that is changed back has no changes', () => {
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
  test('sends only the changed visibility switch, and keeps those that another section has changed since', () => {
    const before = draftOf(profile)
    const visibility = { ...before.visibility, about: false }
    const changes = changesOf(before, { ...before, visibility })
    expect(changes).toEqual({ visibility: { about: false } })
    const since = { ...before, visibility: { ...before.visibility, phone: false } }
    expect(withChanges(since, changes).visibility).toEqual({ about: false, surname: false, phone: false })
    expect(changesOf(since, withChanges(since, {}))).toEqual({})
  })
  test('keeps only what was typed while it was being saved', () => {
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
  test('that is changed back while it is being saved must be saved again', () => {
    const before = draftOf(profile)
    const sent = { name: 'Inna', visibility: { about: false } }
    expect(unsavedOf(before, sent, {})).toEqual({ name: 'Ina', visibility: { about: true } })
  })
  test('knows for which text it was written, also if it was typed during a save', () => {
    const before = { ...draftOf(profile), about: 'A' }
    const base = { text: 'A', version: 1 }
    const typed = { about: 'C', about_base: base }
    // Written for the text that was being saved.
    const saved = { before, changes: { about: 'B ', about_base: base }, aboutVersion: 1 }
    expect(changesAfter(saved, typed)).toEqual({ about: 'C', about_base: { text: 'B', version: 1 } })
    expect(changesAfter(saved, saved.changes)).toEqual({})
    // Only another field was being saved.
    const named = { before, changes: { name: 'Inna' }, aboutVersion: undefined }
    expect(changesAfter(named, { name: 'Inna', ...typed })).toEqual(typed)
  })
  test('knows the value that it replaces: the one that the form showed first', () => {
    const before = draftOf(profile)
    const base = { text: '', version: 1 }
    const first = withBases({ name: 'I' }, { about: base, seen: seenBy({}, before) })
    expect(first).toEqual({ name: 'I', seen: { name: 'Ina' } })
    // Another device has stored another name meanwhile.
    const stored = { ...before, name: 'Irina', surname: 'Wolf' }
    const typed = { name: 'Inna', surname: 'Weiss', preferences: [] }
    const next = withBases(typed, { about: base, seen: seenBy(first, stored) })
    expect(next.seen).toEqual({ name: 'Ina', surname: 'Wolf', preferences: ['no nights'] })
    expect(fieldsSetElsewhere(next, seenLists(next.seen), stored)).toEqual(['name'])
    // An empty value too.
    const empty = { citizenship: 'PL', seen: { citizenship: null } }
    expect(seenBy(empty, { ...before, citizenship: 'DE' }).citizenship).toBeNull()
    // The typed value is the stored one: it was sent before.
    expect(seenBy({ name: 'Irina ', seen: { name: 'Ina' } }, stored).name).toBe('Irina')
  })
  test.each([
    ['nobody has changed', { name: 'Inna' }, { name: ['Ina'] }],
    ['has the own value already', { name: 'Ina ' }, { name: ['Anna'] }],
    ['this device has sent', { name: 'Inna' }, { name: ['Anna', 'Ina'] }],
    ['a draft of an earlier release does not know', { name: 'Inna' }, {}],
    ['it does not change', { surname: 'Wolf' }, { name: ['Anna'], surname: ['Weber'] }],
  ])('has no conflict with a field that %s', (_, changes, known) => {
    expect(fieldsSetElsewhere(changes, known, draftOf(profile))).toEqual([])
  })
  test('was typed during a save: it replaces the value that this has sent', () => {
    const before = draftOf(profile)
    const changes = { name: 'Inna', seen: { name: 'Ina' } }
    const saved = { before, changes, aboutVersion: undefined }
    const latest = { name: 'Irina', surname: 'Wolf', seen: { name: 'Ina', surname: 'Weber' } }
    expect(changesAfter(saved, latest)).toEqual({ ...latest, seen: { name: 'Inna', surname: 'Weber' } })
    expect(changesAfter(saved, {})).toEqual({ name: 'Ina', seen: { name: 'Inna' } })
  })
})

describe('a picture', () => {
  test('is a JPEG, PNG or WebP of at most 5 MB', () => {
    expect(problemOfPicture({ type: 'image/png', size: 1000 })).toBeNull()
    expect(problemOfPicture({ type: 'image/gif', size: 1000 })).toBe('type')
    expect(problemOfPicture({ type: 'image/jpeg', size: 6 * 1024 * 1024 })).toBe('size')
  })
})
