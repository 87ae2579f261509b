import { FILTER_FIELDS, FILTER_NAMES } from '#shared/contract/vacancy-choices.ts'

/** What a list's address may name; what is at its default is left out. Lists are written `1-2`, see `filters.ts`. */
export type FindSearch = {
  [key in (typeof SEARCH_KEYS)[number]]?: string | number | readonly string[]
}

/** In the order in which an address names them. */
export const SEARCH_KEYS = [
  'q',
  'names',
  'cities',
  'rubrics',
  'km',
  ...FILTER_NAMES.map((field) => FILTER_FIELDS[field].key),
  'min',
  'sort',
  'page',
  'view',
] as const

/** Keeps of an address what a list may be asked. As short as can be: it stands in everybody's first load. */
export const tidySearch = (search: Record<string, unknown>): FindSearch =>
  Object.fromEntries(SEARCH_KEYS.filter((key) => search[key]).map((key) => [key, search[key]]))
