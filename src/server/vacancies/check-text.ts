import type { Kysely } from 'kysely'
import { dayOf } from '#shared/day-of.ts'
import { reservedNames } from '../accounts/reserved-name-problems.ts'
import type { Tables, VacancyText } from '../db/tables.ts'
import { isPostcodeElsewhere } from '../geography/city-postcodes.ts'
import { type FieldProblems, invalid } from '../http/problem.ts'
import { findPlaceProblems } from '../places/read-place.ts'

// ISO 8601 has a year 0, which PostgreSQL refuses. Dates this old are mistakes anyway.
const FIRST_DATE = '1900-01-01'

/**
 * Finds broken rules beyond the schema: the order of the pay range, unknown places, a new start date in the past, names
 * that imitate the site or its staff, a postcode far away from the city.
 * @param text the rules of missing fields are skipped
 * @param known the text before an edit: its start date may stay although it has passed, and its place
 */
export async function findTextProblems(
  trx: Kysely<Tables>,
  text: Partial<VacancyText>,
  now: Date,
  known: VacancyText | null = null,
): Promise<FieldProblems> {
  return { ...findKnownProblems(text, now, known), ...(await findPlaceProblems(trx, text)) }
}

/** As `findTextProblems`, without asking the database whether the places exist. */
export function findKnownProblems(
  text: Partial<VacancyText>,
  now: Date,
  known: VacancyText | null = null,
): FieldProblems {
  const { pay_amount, pay_max, start_date, company_name, contact_name, city_id, postal_code } = text
  const problems: FieldProblems = reservedNames({ company_name, contact_name })
  if (pay_max != null && pay_amount !== undefined && pay_max < pay_amount)
    problems.pay_max = ['pay_max_below']
  if (start_date && start_date < FIRST_DATE) problems.start_date = ['invalid_date']
  else if (start_date && start_date !== known?.start_date && start_date < dayOf(now)) {
    problems.start_date = ['date_past']
  }
  const isSamePlace = known?.postal_code === postal_code && known?.city_id === city_id
  if (postal_code && city_id !== undefined && !isSamePlace && isPostcodeElsewhere(postal_code, city_id))
    problems.postal_code = ['postcode_elsewhere']
  return problems
}

/**
 * Checks a complete text.
 * @throws Problem 422 naming every invalid field
 */
export async function requireGoodText(...text: Parameters<typeof findTextProblems>): Promise<void> {
  const problems = await findTextProblems(...text)
  if (Object.keys(problems).length) throw invalid(problems)
}
