import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { apiGet } from '#client/platform/api/api.ts'
import { ApiError } from '#client/platform/api/errors.ts'
import type { Query } from '#client/platform/api/url.ts'
import { jobKeys, jobsKeys } from '#client/platform/cache/query-keys.ts'
import { persistFor, type Viewer } from '#client/platform/cache/viewer.ts'

// The schema is loaded with the first request, because server-rendered pages start without requests.
const jobs = () => import('#shared/contract/jobs.ts')

/** A page of jobs. */
export const jobsQueryOptions = (viewer: Viewer, query: Query) =>
  queryOptions({
    queryKey: jobsKeys.list(viewer, query),
    queryFn: ({ signal }) => apiGet('/jobs', async () => (await jobs()).JobsAnswer, { query, signal }),
    placeholderData: keepPreviousData,
    meta: { persist: persistFor(viewer) },
  })

/** One job in full. */
export const jobQueryOptions = (viewer: Viewer, slug: string) =>
  queryOptions({
    queryKey: jobKeys.one(viewer, slug),
    queryFn: async ({ signal }) => {
      try {
        return (await apiGet(`/jobs/${slug}`, async () => (await jobs()).JobAnswer, { signal })).data
      } catch (error) {
        if (!import.meta.env.SSR && error instanceof ApiError && error.status === 404) void forgetTaken(slug)
        throw error
      }
    },
    meta: { persist: persistFor(viewer) },
  })

/** A job that was taken down must not stay readable on the device. */
const forgetTaken = async (slug: string) =>
  (await import('#client/domain/taken-jobs.ts')).forgetTakenJob(slug)
