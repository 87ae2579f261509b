import * as z from 'zod/mini'
import type { SavedFilters } from '#shared/contract/saved-searches.ts'
import { JobsQuerySchema } from '#shared/contract/search.ts'
import { type FieldProblems, invalid } from '../http/problem.ts'

const WithoutPage = z.omit(JobsQuerySchema, { page: true, per_page: true })

/**
 * The filters of GET /jobs among what was given, checked; what filters nothing is left out.
 * @throws Problem 422 by field
 */
export function readFilters(given: SavedFilters): SavedFilters {
  const parsed = z.safeParse(WithoutPage, given)
  if (!parsed.success) {
    const problems: FieldProblems = {}
    for (const { path } of parsed.error.issues) problems[`filters.${path.join('.')}`] = ['invalid_value']
    throw invalid(problems)
  }
  const filtering = Object.entries(parsed.data).filter(
    ([, value]) => value !== undefined && value !== '' && !(Array.isArray(value) && !value.length),
  )
  return Object.fromEntries(filtering) as SavedFilters
}

/** The question to ask GET /jobs's own code: the newest that these filters let through. */
export const toQuery = (filters: SavedFilters, most: number) =>
  JobsQuerySchema.parse({ ...filters, sort: 'new', page: 1, per_page: most })
