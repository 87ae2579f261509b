import { queryOptions } from '@tanstack/react-query'
import { apiGet } from '#client/platform/api/api.ts'
import { persistFor, type Viewer } from '#client/platform/cache/viewer.ts'

// The schema is loaded with the first request, because server-rendered pages start without requests.
const contract = () => import('#shared/contract/job-places.ts')

/** Slugs of a rubric and a city; a page after the first. */
export type AskedPlace = { rubric: string; city?: string | undefined; page?: number | undefined }

/** A page of the jobs of a rubric, or of a rubric in a city. */
export const jobPlaceQueryOptions = (viewer: Viewer, { rubric, city, page }: AskedPlace) => {
  const place = ['/job-places', rubric, ...(city === undefined ? [] : [city])].join('/')
  const path = page === undefined ? place : `${place}?page=${page}`
  return queryOptions({
    queryKey: ['job-places', viewer.userId, viewer.language, path],
    queryFn: async ({ signal }) =>
      (await apiGet(path, async () => (await contract()).JobPlaceAnswer, { signal })).data,
    meta: { persist: persistFor(viewer) },
  })
}
