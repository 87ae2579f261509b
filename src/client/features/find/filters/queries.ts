import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { apiGet } from '#client/platform/api/api.ts'
import { jobsKeys } from '#client/platform/cache/query-keys.ts'
import { persistFor, type Viewer } from '#client/platform/cache/viewer.ts'
import type { JobFilters, OfferFilters } from '#shared/contract/filters.ts'
import type { CountsOf, JobChoice } from '#shared/contract/vacancy-choices.ts'
import { MINUTE_MS } from '#shared/durations.ts'
import type { Filters } from './filters.ts'
import { toFiltersQuery, toListQuery } from './query.ts'

// The schema is loaded with the first request, because the server-rendered home page starts without requests.
const filters = () => import('#shared/contract/filters.ts')
const jobs = () => import('#shared/contract/jobs.ts')

export type Kind = 'jobs' | 'offers'
/** Hit counts of filter values. Some filters exist only for jobs or only for offers. */
export type FilterCounts = Pick<JobFilters, keyof JobFilters & keyof OfferFilters> &
  Partial<CountsOf<JobChoice>> &
  Partial<Pick<OfferFilters, 'names'>>

/** The values to filter by, with hit counts. */
export const filterCountsQueryOptions = (viewer: Viewer, kind: Kind, chosen: Filters) => {
  const { sort, ...rest } = toFiltersQuery(chosen)
  // Partial matches appear only when the list is sorted by relevance, so count them only then.
  const isWhole = chosen.q && sort && sort !== 'relevance'
  const query = isWhole ? { ...rest, sort: 'new' } : rest
  return queryOptions({
    queryKey: ['filter-counts', viewer.language, kind, query],
    queryFn: async ({ signal }): Promise<FilterCounts> =>
      kind === 'jobs'
        ? (await apiGet('/jobs/filters', async () => (await filters()).JobFiltersAnswer, { query, signal }))
            .data
        : (
            await apiGet('/offers/filters', async () => (await filters()).OfferFiltersAnswer, {
              query,
              signal,
            })
          ).data,
    placeholderData: keepPreviousData,
    staleTime: 5 * MINUTE_MS,
    meta: { persist: 'public' },
  })
}

/** Suggestions for the beginning of a keyword. */
export const suggestionsQueryOptions = (viewer: Viewer, of: Kind, q: string) =>
  queryOptions({
    queryKey: ['suggestions', viewer.language, of, q],
    queryFn: async ({ signal }) =>
      (
        await apiGet('/search/suggestions', async () => (await filters()).SuggestionsAnswer, {
          query: { q, of },
          signal,
        })
      ).data,
    staleTime: 5 * MINUTE_MS,
    gcTime: 10 * MINUTE_MS,
    retry: false,
  })

/** A page of jobs that match the keyword, best first. /search accepts one city; several cities use /jobs. */
export const searchQueryOptions = (viewer: Viewer, chosen: Filters) => {
  const query = toListQuery(chosen)
  const { q, city_ids, ...rest } = query
  const isList = (chosen.cities?.length ?? 0) > 1
  const path = isList ? '/jobs' : '/search'
  const requested = isList ? query : { title: q, city_id: chosen.cities?.[0] ?? 0, ...rest }
  return queryOptions({
    queryKey: jobsKeys.search(viewer, requested),
    queryFn: ({ signal }) =>
      apiGet(path, async () => (await jobs()).JobsAnswer, { query: requested, signal }),
    placeholderData: keepPreviousData,
    meta: { persist: persistFor(viewer) },
  })
}
