import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { apiGet } from '#client/platform/api.ts'
import type { Query } from '#client/platform/url.ts'
import { persistFor, type Viewer } from '#client/platform/viewer.ts'

// Drawn pages carry their answers: the contract comes with the first question.
const jobs = () => import('#shared/contract/jobs.ts')

/** A page of jobs. */
export const jobsQueryOptions = (viewer: Viewer, query: Query) =>
  queryOptions({
    queryKey: ['jobs', viewer.userId, viewer.language, query],
    queryFn: ({ signal }) => apiGet('/jobs', async () => (await jobs()).JobsAnswer, { query, signal }),
    placeholderData: keepPreviousData,
    meta: { persist: persistFor(viewer) },
  })

/** One job, whole. */
export const jobQueryOptions = (viewer: Viewer, slug: string) =>
  queryOptions({
    queryKey: ['job', viewer.userId, viewer.language, slug],
    queryFn: async ({ signal }) =>
      (await apiGet(`/jobs/${slug}`, async () => (await jobs()).JobAnswer, { signal })).data,
    meta: { persist: persistFor(viewer) },
  })
