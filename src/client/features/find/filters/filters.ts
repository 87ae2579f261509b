import { oneOf, POSTED_DAYS, SORTS, type Sort, START_DAYS, WEEK_HOURS } from '#shared/contract/choices.ts'
import { LIMITS } from '#shared/contract/limits.ts'
import { FILTER_FIELDS, FILTER_NAMES, type FilterValuesByKey } from '#shared/contract/vacancy-choices.ts'
import { searchRadius } from '#shared/rules/search-radius.ts'
import { type FindSearch, SEARCH_KEYS } from './address.ts'

/** The selected filters (src/docs/product.md, "Filters"). */
export type Filters = FilterValuesByKey & {
  q?: string
  /** Names of offers. */
  names?: string[]
  cities?: number[]
  rubrics?: number[]
  /** The radius around each of the cities in km; 0 for the cities alone. See `radiusOf` for the default. */
  km?: number
  /** Lowest pay in EUR. */
  min?: number
  /** Published within these days; for jobs only. */
  days?: number
  /** Work that can begin within these days, 0 for at once; for jobs only. */
  start?: number
  /** At most these hours a week; for jobs only. */
  hours?: number
  sort?: Sort
  page?: number
}

const MAX_VALUES = 100
/** The highest id that the server accepts. */
const MAX_ID = 2_147_483_647
const MAX_PAGE = 100_000

/**
 * Parses the query parameters of an address and leaves out invalid ones. Lists may be repeated or written as `1-2` or
 * `1,2`.
 */
export function parseFilters(search: Record<string, unknown>): Filters {
  const filters = dropEmpty({
    q: textOf(search.q, LIMITS.keyword),
    names: namesOf(search.names),
    rubrics: idsOf(search.rubrics),
    km: kmOf(search.km),
    min: amountOf(search.min),
    ...choicesOf(search),
    days: POSTED_DAYS.find((days) => `${days}` === `${search.days}`),
    start: START_DAYS.find((days) => `${days}` === `${search.start}`),
    hours: WEEK_HOURS.find((hours) => `${hours}` === `${search.hours}`),
    sort: oneOf(SORTS, search.sort),
    page: pageOf(search.page),
  })
  return withCities(filters, idsOf(search.cities))
}

/** Replaces the cities. Without a city, the distance and the order by distance are removed too. */
export function withCities<T extends Filters>(filters: T, cities: number[] | undefined): T {
  if (cities) return { ...filters, cities }
  const sort = filters.sort === 'near' ? undefined : filters.sort
  return dropEmpty({ ...filters, cities, km: undefined, sort })
}

/** The chosen or default radius around the cities in km; 0 for the cities alone. */
export const radiusOf = ({ km, cities, q }: Filters): number =>
  searchRadius(km, { hasCity: Boolean(cities), hasKeyword: Boolean(q) })

/** Formats filters as query parameters in a fixed order; `parseFilters` reads them back. */
export function formatFilters(filters: Filters): FindSearch {
  const values: Partial<Record<string, Filters[keyof Filters]>> = filters
  const parts = SEARCH_KEYS.map((key) => {
    const value = values[key]
    return [key, key !== 'names' && Array.isArray(value) ? written(value) : value]
  })
  return dropEmpty(Object.fromEntries(parts) as FindSearch)
}

const written = (list: readonly (string | number)[] | undefined) =>
  list && list.length < 2 ? list[0] : list?.join('-')

/** Adds a value that is not selected, or removes one that is. Returns undefined when none is left. */
export function toggleValue<T>(selected: readonly T[] | undefined, value: T): T[] | undefined {
  const next = selected?.includes(value)
    ? selected.filter((other) => other !== value)
    : [...(selected ?? []), value]
  return next.length > 0 ? next : undefined
}

/** Counts the chosen values, with a radius and without keyword, order and page. */
export const countOf = (filters: Filters): number => {
  const { sort: _sort, page: _page, q: _q, km: _km, ...values } = filters
  return Object.values(values).flat().length + (radiusOf(filters) > 0 ? 1 : 0)
}

function dropEmpty<T extends object>(object: T): T {
  return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined)) as T
}

const listOf = (value: unknown): unknown[] =>
  [value].flat().flatMap((part) => (typeof part === 'string' ? part.split(/[-,]/) : [part]))

function idsOf(value: unknown): number[] | undefined {
  const ids = listOf(value)
    .map((id) => positiveNumber(id, MAX_ID))
    .filter((id) => id !== undefined)
  return ids.length > 0 ? [...new Set(ids)].slice(0, MAX_VALUES) : undefined
}

function namesOf(value: unknown): string[] | undefined {
  const names = [value]
    .flat()
    .map((name) => textOf(name, LIMITS.title.max))
    .filter((name) => name !== undefined)
  return names.length > 0 ? [...new Set(names)].slice(0, MAX_VALUES) : undefined
}

function positiveNumber(value: unknown, max: number): number | undefined {
  const number = typeof value === 'string' || typeof value === 'number' ? Number(value) : 0
  return Number.isInteger(number) && number > 0 && number <= max ? number : undefined
}

const kmOf = (value: unknown) => (value === 0 || value === '0' ? 0 : positiveNumber(value, LIMITS.radiusKm))

function amountOf(value: unknown): number | undefined {
  // The plain form sends the amount as the user typed it.
  const number =
    typeof value === 'string' || typeof value === 'number' ? Number(`${value}`.replace(',', '.')) : 0
  return number > 0 && number <= 1_000_000 ? Math.round(number * 100) / 100 || undefined : undefined
}

function pageOf(value: unknown): number | undefined {
  const page = positiveNumber(value, MAX_PAGE)
  return page === 1 ? undefined : page
}

function textOf(value: unknown, max: number): string | undefined {
  const text = typeof value === 'string' || typeof value === 'number' ? `${value}`.trim() : ''
  return text.slice(0, max).trim() || undefined
}

const choicesOf = (search: Record<string, unknown>): FilterValuesByKey =>
  Object.fromEntries(
    FILTER_NAMES.map((field) => {
      const { key, values, filter } = FILTER_FIELDS[field]
      return [key, filter === 'any' ? chosenOf(values, search[key]) : oneOf(values, search[key])]
    }),
  )

function chosenOf<T extends string>(choices: readonly T[], value: unknown): T[] | undefined {
  const known = listOf(value)
    .map((part) => oneOf(choices, part))
    .filter((part) => part !== undefined)
  return known.length > 0 ? [...new Set(known)] : undefined
}
