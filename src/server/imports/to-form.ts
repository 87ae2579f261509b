import type * as z from 'zod/mini'
import { LIST_SEPARATOR } from '#shared/contract/import-columns.ts'
import type { ImportDefaults } from '#shared/contract/imports.ts'
import { VACANCY_FIELDS, type VacancyField } from '#shared/contract/vacancy-fields.ts'
import type { FieldProblems } from '../http/problem.ts'
import type { FindPlaces } from './find-places.ts'
import { codeOfWord } from './formats/choice-words.ts'
import { employmentTypeOf } from './formats/employment-type.ts'
import type { FeedRow } from './formats/feed-row.ts'
import { readNumber } from './formats/read-number.ts'

/** The type of a field's values: number, array, enum or string. */
function typeOf(schema: z.core.$ZodType): string {
  const { def } = (schema as z.core.$ZodTypes)._zod
  return def.type === 'nullable' || def.type === 'optional' ? typeOf(def.innerType) : def.type
}

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
  for (const [field, text] of Object.entries(texts)) form[field] = readValue(field as VacancyField, text)
  const rubricId = (rubric && places.rubric(rubric)) || rubric_id
  const cityId = places.city(city, texts.postal_code) ?? city_id
  const problems: FieldProblems = {}
  if (!rubricId) problems.rubric_id = [rubric ? 'no_such_rubric' : 'required']
  if (!cityId) problems.city_id = [city || texts.postal_code ? 'no_such_city' : 'required']
  return { form: { ...form, rubric_id: rubricId, city_id: cityId }, problems }
}

function readValue(field: VacancyField, text: string): unknown {
  const code = codeOfWord(field, text)
  if (code !== undefined) return code
  if (field === 'employment_type') return employmentTypeOf(text) ?? text.toLowerCase()
  if (field === 'start_date') return text.replace(/^(\d{2})\.(\d{2})\.(\d{4})$/, '$3-$2-$1')
  const type = typeOf(VACANCY_FIELDS[field].read)
  if (type === 'number') return readNumber(text)
  if (type === 'enum') return text.toLowerCase()
  if (type !== 'array') return text
  const parts = text.split(text.includes(LIST_SEPARATOR) ? LIST_SEPARATOR : '\n')
  return parts.map((part) => part.trim()).filter(Boolean)
}
