import type { FindSearch } from '../filters/address.ts'
import { type Filters, formatFilters, parseFilters } from '../filters/filters.ts'

/** The address search/{title}/{city_id}: city 0 is all of Germany. */
export type SearchParams = { title: string; city: string }

/** Parses the address of the search page into filters. Several cities are in the query. */
export function parseSearchAddress({ title, city }: SearchParams, search: FindSearch): Filters {
  const filters = parseFilters({ ...search, q: title, cities: Number(city) > 0 ? city : search.cities })
  return filters
}

/** Formats filters as an address; `parseSearchAddress` reads it back. */
export function formatSearchAddress({ q = '', cities, ...filters }: Filters): {
  params: SearchParams
  search: FindSearch
} {
  const isOne = cities?.length === 1
  return {
    params: { title: q, city: `${isOne ? cities[0] : 0}` },
    search: formatFilters({ ...filters, cities: isOne ? undefined : cities }),
  }
}
