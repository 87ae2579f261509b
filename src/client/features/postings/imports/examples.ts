import type { MessageDescriptor } from '@lingui/core'
import type { ImportColumn } from '#shared/contract/import-columns.ts'
import type { Rubric } from '#shared/contract/places.ts'
import { choiceWordsOf } from './choice-words.ts'

// The example row of the template. Places and values of a fixed list are written here as their slugs and codes.
const EXAMPLES: Partial<Record<ImportColumn, string>> = {
  external_id: '1001',
  rubric: 'production',
  city: 'Berlin',
  company_name: 'Bäckerei Müller',
  contact_name: 'Karin Müller',
  title: 'Bäcker (m/w/d)',
  pay_type: 'per_hour',
  pay_amount: '18,50',
  hours_per_week: '40',
  description: 'Wir backen nachts und verkaufen am Morgen.',
  requirements: 'Ausbildung als Bäcker|Freude am Handwerk',
  employment_type: 'full_time',
  shift_pattern: 'night',
  employer_kind: 'company',
  german_level: 'a2',
  positions: '2',
  postal_code: '10115',
  language: 'de',
}

/** Translates a message. */
export type Say = (word: MessageDescriptor) => string

/** The example of a column in the reader's language; undefined for a column that the example leaves empty. */
export function exampleOf(column: ImportColumn, say: Say, rubrics: readonly Rubric[]): string | undefined {
  const example = EXAMPLES[column]
  if (example === undefined) return undefined
  if (column === 'rubric') return rubrics.find(({ slug }) => slug === example)?.name ?? example
  const word = choiceWordsOf(column)?.[example] ?? example
  return typeof word === 'string' ? word : say(word)
}
