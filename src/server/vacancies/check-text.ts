import type { Kysely } from 'kysely'
import type { Tables, VacancyText } from '../db/tables.ts'
import { type FieldProblems, invalid } from '../http/problem.ts'
import { findTextPlaces } from './store.ts'

// The calendar of ISO 8601 has a year 0, the database's has not; nobody starts work in either.
const FIRST_DATE = '1900-01-01'

/**
 * Checks what the fields' own bounds cannot: that the range of pay is one, that the places exist, that a start date
 * just chosen is not over.
 * @param known the text as it was, when it is edited: a start date that has passed meanwhile may stay
 * @throws Problem 422 naming every field that is wrong
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
