import { describe, expect, test } from 'vitest'
import { emptyReport, findMissingFields, toReport } from './report-draft.ts'

const draft = { ...emptyReport('key'), reason: 'fraud' as const }

describe('a report', () => {
  test('needs a reason', () => {
    expect(findMissingFields(emptyReport('key'), true)).toEqual(['reason'])
  })
  test('needs an e-mail address from signed-out users, except to protect children', () => {
    expect(findMissingFields(draft, false)).toEqual(['email'])
    expect(findMissingFields(draft, true)).toEqual([])
    expect(findMissingFields({ ...draft, reason: 'child_protection' }, false)).toEqual([])
  })
  test('for another reason needs a text', () => {
    expect(findMissingFields({ ...draft, reason: 'other', text: ' ' }, true)).toEqual(['text'])
    expect(findMissingFields({ ...draft, reason: 'other', text: 'It is a copy' }, true)).toEqual([])
  })
  test('of a signed-in user has no e-mail address, even if one was typed before', () => {
    const typed = { ...draft, email: 'me@jobmost.example' }
    expect(toReport({ type: 'job', id: 1 }, typed, true)).not.toHaveProperty('email')
    expect(toReport({ type: 'job', id: 1 }, typed, false).email).toBe('me@jobmost.example')
  })
})
