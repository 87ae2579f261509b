import { FILTER_FIELDS, FILTER_NAMES } from '#shared/contract/vacancy-choices.ts'

/** Query parameters of a list's address. Defaults are left out. Lists are written `1-2`, see `filters.ts`. */
export type FindSearch = {
  [key in (typeof SEARCH_KEYS)[number]]?: string | number | readonly string[]
}

/** The known query parameters, in the order of the address. */
export const SEARCH_KEYS = [
  'q',
  'names',
  'cities',
  'rubrics',
  'km',
  ...FILTER_NAMES.map((field) => FILTER_FIELDS[field].key),
  'min',
  'days',
  'start',
  'hours',
  'sort',
  'page',
  'view',
] as const

/** Keeps only the known query parameters. Short, because it is part of the first load of every page. */
export const pickKnownParameters = (search: Record<string, unknown>): FindSearch =>
  Object.fromEntries(
    SEARCH_KEYS.filter((key) => search[key] || search[key] === 0).map((key) => [key, search[key]]),
  )
