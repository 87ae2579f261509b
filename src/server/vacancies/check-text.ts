import type { Kysely } from 'kysely'
import type { Tables, VacancyText } from '../db/tables.ts'
import { type FieldProblems, invalid } from '../http/problem.ts'
import { findTextPlaces } from './store.ts'

// ISO 8601 has a year 0, PostgreSQL has not. Dates this old are mistakes anyway.
const FIRST_DATE = '1900-01-01'

/**
 * Checks rules beyond a single field: the order of the pay range, that places exist, that a new start date is not in
 * the past.
 * @param known the text before an edit: its start date may stay although it has passed
 * @throws Problem 422 naming every invalid field
 */
export async function requireGoodText(
  trx: Kysely<Tables>,
  text: VacancyText,
  now: Date,
  known: VacancyText | null = null,
): Promise<void> {
  const places = await findTextPlaces(trx, text.city_id, text.rubric_id)
  const problems: FieldProblems = {}
  if (text.pay_max !== null && text.pay_max < text.pay_amount) problems.pay_max = ['pay_max_below']
  if (text.start_date && text.start_date < FIRST_DATE) problems.start_date = ['invalid_date']
  else if (text.start_date && text.start_date !== known?.start_date && text.start_date < dayOf(now)) {
    problems.start_date = ['date_past']
  }
  if (!places.city) problems.city_id = ['unknown_city']
  if (!places.rubric) problems.rubric_id = ['unknown_rubric']
  if (Object.keys(problems).length) throw invalid(problems)
}

const dayOf = (time: Date) => time.toISOString().slice(0, 10)
