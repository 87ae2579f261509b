import type { ResolvedQuery } from '../query/resolved-query.ts'
import { type Bitmap, intersect } from './bitmap.ts'
import type { RowIndex } from './row-index.ts'
import type { RowList } from './row-list.ts'

/** Matching rows of each filter; null for a filter that is not set. */
export type Filters = Record<
  'cities' | 'rubrics' | 'facets' | 'pay' | 'since' | 'start' | 'hours',
  Bitmap | null
>

/** Evaluates each filter separately. */
export const filtersOf = (
  index: RowIndex,
  { cityIds, rubricIds, facets, payMin, payColumn, since, startsBy, hoursMax }: ResolvedQuery,
): Filters => ({
  cities: cityIds && !hasAllCities(index, cityIds) ? union(index, cityIds, index.inCity) : null,
  rubrics: rubricIds.length ? union(index, rubricIds, index.inRubric) : null,
  facets: facets && index.facets.withFacets(index.pool.none, facets),
  pay: payMin === null ? null : index.between(payColumn === 'pay_cents' ? 'pay' : 'month', payMin),
  since: since && index.publishedSince(since.getTime()),
  start: startsBy === null ? null : index.between('start', 0, startsBy),
  hours: hoursMax === null ? null : index.between('hours', 1, hoursMax * 100),
})

/** Whether a list of cities leaves out no row: those around a place without a radius are all cities, in their order. */
function hasAllCities({ columns: { cities } }: RowIndex, ids: number[]): boolean {
  if (ids.length < cities.ids.length) return false
  const chosen = new Set(ids)
  return cities.ids.every((id) => chosen.has(id))
}

/** Intersects `rows` with all filters, in place. */
export function applyFilters(rows: Bitmap, filters: Filters): Bitmap {
  for (const filter of Object.values(filters)) if (filter) intersect(rows, filter)
  return rows
}

/** The rows of any of the ids, in a bitmap of the pool. */
export function union(index: RowIndex, ids: number[], listOf: (id: number) => RowList | undefined): Bitmap {
  const found = index.pool.none()
  for (const id of ids) listOf(id)?.addTo(found)
  return found
}
