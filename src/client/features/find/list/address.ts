/** What a list's address may name; what is at its default is left out. Lists are written `1-2`, see `filters.ts`. */
export type FindSearch = {
  [key in (typeof KEYS)[number]]?: string | number | readonly string[]
}

const KEYS = [
  'q',
  'names',
  'cities',
  'rubrics',
  'km',
  'pay',
  'min',
  'type',
  'kind',
  'german',
  'lang',
  'sort',
  'page',
  'view',
] as const

/** Keeps of an address what a list may be asked. As short as can be: it stands in everybody's first load. */
export const tidySearch = (search: Record<string, unknown>): FindSearch =>
  Object.fromEntries(KEYS.filter((key) => search[key]).map((key) => [key, search[key]]))
