import * as z from 'zod/mini'
import type { SavedFilters } from '#shared/contract/saved-searches.ts'
import { JobsQuerySchema, MAX_CITY_NAMES } from '#shared/contract/search.ts'
import { type FieldProblems, invalid } from '../http/problem.ts'

const WithoutPage = z.omit(JobsQuerySchema, { page: true, per_page: true })

/**
 * Validates the filters of GET /jobs; empty filters are left out.
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

/** The query of GET /jobs for saved filters, newest jobs first. */
export function toQuery(filters: SavedFilters, max: number) {
  // Older saved searches may have more names of cities, or a radius without a place, which is invalid today.
  const city_names = [filters.city_names ?? []].flat().slice(0, MAX_CITY_NAMES)
  const query = JobsQuerySchema.parse({ ...filters, city_names, sort: 'new', page: 1, per_page: max })
  return hasPlace(query) ? query : { ...query, radius_km: undefined }
}

type Placed = { [K in 'radius_km' | 'lat' | 'lon']?: number | undefined } & {
  city_ids: number[]
  city_names: string[]
}
const hasPlace = ({ radius_km, lat, lon, city_ids, city_names }: Placed) =>
  !radius_km || (lat !== undefined && lon !== undefined) || city_ids.length + city_names.length > 0
