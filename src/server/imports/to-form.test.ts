import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { LIST_SEPARATOR } from '#shared/contract/import-columns.ts'
import { LANGUAGES } from '#shared/contract/languages.ts'
import { JOB_CHOICE_NAMES, JOB_CHOICES } from '#shared/contract/vacancy-choices.ts'
import { VACANCY_FIELDS } from '#shared/contract/vacancy-fields.ts'
import { wordsOfField } from './formats/choice-words.ts'
import { toForm } from './to-form.ts'

const places = { rubric: () => 1, city: () => 1 }
const noDefaults = {} as Parameters<typeof toForm>[1]
const read = (fields: Parameters<typeof toForm>[0]['fields']) => toForm({ fields }, noDefaults, places).form

it.each(JOB_CHOICE_NAMES)('a choice of %s may be written in capitals', (field) => {
  for (const value of JOB_CHOICES[field].values)
    expect(read({ [field]: value.toUpperCase() })[field]).toBe(value)
})

it('numbers and lists of every field are read from texts', () => {
  for (const [field, { read: schema }] of Object.entries(VACANCY_FIELDS)) {
    if (z.safeParse(schema, 2).success) expect([field, read({ [field]: '2' })[field]]).toEqual([field, 2])
    if (z.safeParse(schema, ['a']).success)
      expect([field, read({ [field]: `a${LIST_SEPARATOR}b` })[field]]).toEqual([field, ['a', 'b']])
  }
})

it.each([
  ['pay_type', 'pro Stunde', 'per_hour'],
  ['pay_type', 'za miesiąc', 'per_month'],
  ['employment_type', 'Неполный день', 'part_time'],
  ['shift_pattern', 'Spätschicht', 'late'],
  ['employer_kind', 'Private household', 'household'],
  ['german_level', 'Kein Deutsch nötig', 'none'],
  ['language', 'Deutsch', 'de'],
] as const)('the word of %s may be %s', (field, word, value) => {
  expect(read({ [field]: word })[field]).toBe(value)
})

it('each value of a choice has words in every language', () => {
  for (const field of JOB_CHOICE_NAMES)
    for (const language of LANGUAGES)
      expect(wordsOfField(field, language)?.split(', ')).toHaveLength(JOB_CHOICES[field].values.length)
})
