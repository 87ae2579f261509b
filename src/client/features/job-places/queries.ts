import { queryOptions } from '@tanstack/react-query'
import { apiGet } from '#client/platform/api/api.ts'
import { persistFor, type Viewer } from '#client/platform/cache/viewer.ts'

// The schema is loaded with the first request, because server-rendered pages start without requests.
const contract = () => import('#shared/contract/job-places.ts')

/** The jobs of a rubric, or of a rubric in a city, by slugs. */
export const jobPlaceQueryOptions = (viewer: Viewer, rubric: string, city?: string) => {
  const path = ['/job-places', rubric, ...(city === undefined ? [] : [city])].join('/')
  return queryOptions({
    queryKey: ['job-places', viewer.userId, viewer.language, path],
    queryFn: async ({ signal }) =>
      (await apiGet(path, async () => (await contract()).JobPlaceAnswer, { signal })).data,
    meta: { persist: persistFor(viewer) },
  })
}
