import { FOUND_TYPES, type FoundType, oneOf, SHORTEST_STAFF_SEARCH } from '#shared/contract/choices.ts'

/** The kinds of matches after the first one, which is the default. */
export const OTHER_TYPES = FOUND_TYPES.filter((type) => type !== 'person')

/** The query of the page: what is searched for, the kind of matches (without it people) and the page number. */
export type FoundSearch = { q?: string; type?: Exclude<FoundType, 'person'>; page?: number }

/** Parses the query and leaves out invalid values. */
export function parseFoundSearch(search: Record<string, unknown>): FoundSearch {
  // The router parses digits in the address as a number.
  const q = ['string', 'number'].includes(typeof search.q) ? `${search.q}`.trim().slice(0, 100) : ''
  const type = oneOf(OTHER_TYPES, search.type)
  const page = Number(search.page)
  return {
    ...(q.length >= SHORTEST_STAFF_SEARCH && { q }),
    ...(type && { type }),
    ...(Number.isSafeInteger(page) && page > 1 && { page }),
  }
}
