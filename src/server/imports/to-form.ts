import { LIST_SEPARATOR } from '#shared/contract/import-columns.ts'
import type { ImportDefaults } from '#shared/contract/imports.ts'
import type { FieldProblems } from '../http/problem.ts'
import type { FindPlaces } from './find-places.ts'
import { employmentTypeOf } from './formats/employment-type.ts'
import type { FeedRow } from './formats/feed-row.ts'
import { readNumber } from './read-number.ts'

const NUMBERS = new Set(['pay_amount', 'pay_max', 'hours_per_week', 'positions'])
const LISTS = new Set(['requirements', 'responsibilities'])
const CHOICES = new Set(['pay_type', 'shift_pattern', 'employer_kind', 'german_level', 'language'])

/**
 * The vacancy form of a row, not checked yet. Missing fields come from the defaults of the source.
 * @returns the form, and the problems of places that have no id
 */
export function toForm(
  { fields: { rubric, city, ...texts } }: Pick<FeedRow, 'fields'>,
  { rubric_id, city_id, ...defaults }: ImportDefaults,
  places: FindPlaces,
): { form: Record<string, unknown>; problems: FieldProblems } {
  const form: Record<string, unknown> = { published: true }
  for (const [field, value] of Object.entries(defaults)) if (value !== null) form[field] = value
  for (const [field, text] of Object.entries(texts)) form[field] = readValue(field, text)
  const rubricId = (rubric && places.rubric(rubric)) || rubric_id
  const cityId = places.city(city, texts.postal_code) ?? city_id
  const problems: FieldProblems = {}
  if (!rubricId) problems.rubric_id = [rubric ? 'unknown_rubric' : 'required']
  if (!cityId) problems.city_id = [city || texts.postal_code ? 'unknown_city' : 'required']
  return { form: { ...form, rubric_id: rubricId, city_id: cityId }, problems }
}

function readValue(field: string, text: string): unknown {
  if (NUMBERS.has(field)) return readNumber(text)
  if (LISTS.has(field)) {
    const parts = text.split(text.includes(LIST_SEPARATOR) ? LIST_SEPARATOR : '\n')
    return parts.map((part) => part.trim()).filter(Boolean)
  }
  if (field === 'employment_type') return employmentTypeOf(text) ?? text.toLowerCase()
  if (field === 'start_date') return text.replace(/^(\d{2})\.(\d{2})\.(\d{4})$/, '$3-$2-$1')
  return CHOICES.has(field) ? text.toLowerCase() : text
}
