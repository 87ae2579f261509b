import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { apiGet } from '#client/platform/api/api.ts'
import type { Viewer } from '#client/platform/cache/viewer.ts'
import { type FoundType, SHORTEST_STAFF_SEARCH } from '#shared/contract/choices.ts'
import { FoundPageAnswer, StaffSearchAnswer } from '#shared/contract/staff-search.ts'
import type { FoundSearch } from './search.ts'

const PER_PAGE = 50
// Not fetched again in the background, because each answer is recorded in the audit log.
const fetchedOnce = { refetchOnWindowFocus: false, refetchOnReconnect: false } as const

/** The matches of the search of the administration; none for a single character. Never stored on the device. */
export const staffSearchQueryOptions = (viewer: Viewer, q: string) =>
  queryOptions({
    queryKey: ['staff-search', viewer.userId, q],
    queryFn: ({ signal }) => apiGet('/admin/search', StaffSearchAnswer, { query: { q }, signal }),
    enabled: q.length >= SHORTEST_STAFF_SEARCH,
    placeholderData: keepPreviousData,
  })

const SUGGESTED = 8

/** The first people that match a typed text. Never stored on the device. */
export const suggestedPeopleQueryOptions = (viewer: Viewer, text: string) => {
  // A number of one digit is too short for a search.
  const q = /^\d$/.test(text) ? `0${text}` : text
  return queryOptions({
    queryKey: ['staff-search', viewer.userId, 'suggested', q],
    queryFn: ({ signal }) =>
      apiGet('/admin/search/person', FoundPageAnswer, { query: { q, per_page: SUGGESTED }, signal }),
    enabled: q.length >= SHORTEST_STAFF_SEARCH,
    ...fetchedOnce,
  })
}

/** A page of all matches of one kind. Never stored on the device. */
export const foundPageQueryOptions = (viewer: Viewer, { q = '', page = 1, ...search }: FoundSearch) => {
  const type: FoundType = search.type ?? 'person'
  return queryOptions({
    queryKey: ['staff-search', viewer.userId, q, type, page],
    queryFn: ({ signal }) =>
      apiGet(`/admin/search/${type}`, FoundPageAnswer, { query: { q, page, per_page: PER_PAGE }, signal }),
    ...fetchedOnce,
  })
}
