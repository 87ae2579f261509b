import { queryOptions } from '@tanstack/react-query'

/** The code that finds cities by what is typed. A query, so that it is loaded again after a failure. */
export const cityFinderQueryOptions = queryOptions({
  queryKey: ['city-finder'],
  queryFn: async () => (await import('#shared/rules/city-match.ts')).createCityFinder,
  networkMode: 'always',
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
})
