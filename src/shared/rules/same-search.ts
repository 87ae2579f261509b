import type { SavedFilters } from '../contract/saved-searches.ts'
import { searchRadius } from './search-radius.ts'

/** Whether two saved searches find the same jobs: the order of values and jobs does not count. */
export const isSameSearch = (a: SavedFilters, b: SavedFilters): boolean => comparable(a) === comparable(b)

function comparable({ sort: _sort, radius_km, ...filters }: SavedFilters): string {
  const has = (name: string) => valuesOf(filters[name]).length > 0
  // Around a point the radius has no default.
  const radius = has('lat')
    ? radius_km
    : searchRadius(radius_km === undefined ? undefined : Number(radius_km), {
        hasCity: has('city_ids') || has('city_names'),
        hasKeyword: has('q'),
      })
  const values = Object.entries({ ...filters, radius_km: radius || undefined })
    .map(([name, value]) => [name, valuesOf(value).sort()] as const)
    .filter(([, list]) => list.length > 0)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return JSON.stringify(values)
}

const valuesOf = (value: SavedFilters[string] | undefined): string[] =>
  [value ?? []]
    .flat()
    .map((one) => `${one}`.trim().toLowerCase())
    .filter(Boolean)
