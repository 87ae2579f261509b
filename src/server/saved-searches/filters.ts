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
  if (!hasPlace(parsed.data)) throw invalid({ 'filters.lat': ['required'] })
  const filtering = Object.entries(parsed.data).filter(
    ([, value]) => value !== undefined && value !== '' && !(Array.isArray(value) && !value.length),
  )
  return Object.fromEntries(filtering) as SavedFilters
}

/** The question to ask GET /jobs's own code: the newest that these filters let through. */
export function toQuery(filters: SavedFilters, most: number) {
  const query = JobsQuerySchema.parse({ ...filters, sort: 'new', page: 1, per_page: most })
  // Some were saved before a place was asked for.
  return hasPlace(query) ? query : { ...query, radius_km: undefined }
}

type Placed = { [K in 'radius_km' | 'lat' | 'lon']?: number | undefined } & {
  city_ids: number[]
  city_names: string[]
}
const hasPlace = ({ radius_km, lat, lon, city_ids, city_names }: Placed) =>
  radius_km === undefined ||
  (lat !== undefined && lon !== undefined) ||
  city_ids.length + city_names.length > 0
