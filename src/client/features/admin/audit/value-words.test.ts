import { setupI18n } from '@lingui/core'
import { expect, it } from 'vitest'
import { valuesInWords } from './value-words.ts'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
const wordsOf = (subject_type: string, values: Record<string, unknown>) =>
  valuesInWords({ subject_type }, values, i18n).map(({ label, text }) => [label, text])

it('has words for the fields and codes that actions record', () => {
  expect(wordsOf('vacancy', { state: 'pending' })).toEqual([['Status', 'Waiting for moderation']])
  expect(wordsOf('report', { state: 'upheld', removed: true, measure: 'block' })).toEqual([
    ['Status', 'Upheld'],
    ['Removed', 'Yes'],
    ['Consequence for the person', 'Account blocked'],
  ])
  expect(wordsOf('contact_message', { state: 'done' })).toEqual([['Status', 'No answer needed']])
  expect(wordsOf('company', { role: 'recruiter' })).toEqual([['Role', 'Recruiter']])
  expect(wordsOf('user', { blocked: false, until: null, sessions: 1200 })).toEqual([
    ['Blocked', 'No'],
    ['Blocked until', '–'],
    ['Devices logged in', '1,200'],
  ])
  expect(wordsOf('options', { default_language: 'de', facebook: 'https://f.example' })).toEqual([
    ['Default language', 'Deutsch'],
    ['Facebook', 'https://f.example'],
  ])
})

it('has the words of the form for a field of a text, in each language that has a value', () => {
  expect(wordsOf('blog', { version: 2, titles: { de: 'Lohn', en: 'Pay' }, published_at: null })).toEqual([
    ['Version', '2'],
    ['Title', 'English: Pay; Deutsch: Lohn'],
    ['Publication', 'Draft'],
  ])
})

it('leaves what has no words as its code', () => {
  expect(valuesInWords({ subject_type: 'vacancy' }, { state: 'new_state', odd: { a: 1 } }, i18n)).toEqual([
    { name: 'state', label: 'Status', text: null, code: 'new_state' },
    { name: 'odd', label: null, text: null, code: '{"a":1}' },
  ])
})
