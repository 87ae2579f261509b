import type { SavedFilters } from '#shared/contract/saved-searches.ts'
import { FILTER_FIELDS, FILTER_NAMES } from '#shared/contract/vacancy-choices.ts'
import { type Filters, parseFilters } from '../filters/filters.ts'
import { toFiltersQuery } from '../filters/query.ts'

/** Converts filters to those of a saved search: the query of the list without empty values. */
export function toSavedFilters(filters: Filters): SavedFilters {
  const { 'names[]': _names, sort: _sort, ...query } = toFiltersQuery(filters)
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined)) as SavedFilters
}

/** Converts the filters of a saved search back, for a link to the list. */
export const fromSavedFilters = (saved: SavedFilters): Filters =>
  parseFilters({
    q: saved.q,
    cities: saved.city_ids,
    rubrics: saved.rubric_ids,
    km: saved.radius_km,
    min: saved.pay_min,
    days: saved.posted_days,
    start: saved.start_days,
    hours: saved.hours_max,
    ...Object.fromEntries(FILTER_NAMES.map((field) => [FILTER_FIELDS[field].key, saved[field]])),
  })
