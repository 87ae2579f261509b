import { queryOptions } from '@tanstack/react-query'
import { apiGet } from '#client/platform/api/api.ts'
import type { Viewer } from '#client/platform/cache/viewer.ts'
import { DAY_MS, HOUR_MS } from '#shared/durations.ts'

// The schema is loaded with the first request, because server-rendered pages start without requests.
const places = () => import('#shared/contract/places.ts')

/** All cities, most populous first. */
export const citiesQueryOptions = (viewer: Viewer) =>
  queryOptions({
    queryKey: ['cities', viewer.language],
    queryFn: async ({ signal }) =>
      (await apiGet('/city', async () => (await places()).CitiesAnswer, { signal })).data,
    staleTime: DAY_MS,
    meta: { persist: 'public', isKept: true },
  })

/** All rubrics, or those of the home page, with their counts. */
export const rubricsQueryOptions = (viewer: Viewer, scope: 'all' | 'main' = 'all') =>
  queryOptions({
    queryKey: ['rubrics', viewer.language, scope],
    queryFn: async ({ signal }) =>
      (
        await apiGet(
          scope === 'main' ? '/rubric-in-main' : '/rubric',
          async () => (await places()).RubricsAnswer,
          { signal },
        )
      ).data,
    staleTime: HOUR_MS,
    meta: { persist: 'public', isKept: true },
  })
