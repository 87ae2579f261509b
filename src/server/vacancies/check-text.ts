import type { Kysely } from 'kysely'
import { dayOf } from '#shared/day-of.ts'
import { findVacancyProblems } from '#shared/rules/vacancy-text.ts'
import type { Tables, VacancyText } from '../db/tables.ts'
import { isPostcodeElsewhere } from '../geography/city-postcodes.ts'
import { type FieldProblems, invalid } from '../http/problem.ts'
import { findPlaceProblems } from '../places/read-place.ts'

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
  return findVacancyProblems(text, dayOf(now), known, isPostcodeElsewhere)
}

/**
 * Checks a complete text.
 * @throws Problem 422 naming every invalid field
 */
export async function requireGoodText(...text: Parameters<typeof findTextProblems>): Promise<void> {
  const problems = await findTextProblems(...text)
  if (Object.keys(problems).length) throw invalid(problems)
}
