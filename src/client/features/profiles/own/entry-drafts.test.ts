import { describe, expect, test } from 'vitest'
import { entryBody, entryDraft, storedEntry, textOf } from './entry-drafts.ts'

describe('an entry of the profile', () => {
  const job = { id: 7, position: 'Baker', period_from: '2020-01-01', period_to: null, responsibilities: null }

  test('is unchanged by its form', () => {
    expect(entryBody('experience', entryDraft('experience', job, 'key'))).toEqual({
      position: 'Baker',
      employer: null,
      period_from: '2020-01-01',
      period_to: null,
      responsibilities: null,
    })
  })
  test('has months in its form and dates in the API', () => {
    const draft = entryDraft('experience', { ...job, period_from: '2020-03-17' }, 'key')
    expect(draft.period_from).toBe('2020-03')
    expect(entryBody('experience', { ...draft, period_to: '2021-11' })).toMatchObject({
      period_from: '2020-03-01',
      period_to: '2021-11-01',
    })
  })
  test('is compared as the server stores it', () => {
    const draft = { ...entryDraft('experience', job, 'key'), position: 'Baker ' }
    expect(textOf('experience', draft)).toBe(storedEntry('experience', job).text)
    expect(storedEntry('experience', { ...job, version: 3 }).version).toBe(3)
  })
  test('does not send the idempotency key as a field', () => {
    expect(entryBody('languages', { language: 'de', level: 'free', key: 'key' })).toEqual({
      language: 'de',
      level: 'free',
    })
  })
})
