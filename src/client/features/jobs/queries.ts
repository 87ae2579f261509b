import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { apiGet } from '#client/platform/api.ts'
import { persistFor, type Viewer } from '#client/platform/viewer.ts'
import { JobAnswer, JobsAnswer } from '#shared/contract/jobs.ts'
import { FilterOptionsAnswer } from '#shared/contract/places.ts'
import type { JobsQueryInput } from '#shared/contract/search.ts'

/** A page of jobs. */
export const jobsQueryOptions = (viewer: Viewer, query: JobsQueryInput) =>
  queryOptions({
    queryKey: ['jobs', viewer.userId, viewer.language, query],
    queryFn: ({ signal }) => apiGet('/jobs', JobsAnswer, { query, signal }),
    placeholderData: keepPreviousData,
    meta: { persist: persistFor(viewer) },
  })

/** One job, whole. */
export const jobQueryOptions = (viewer: Viewer, slug: string) =>
  queryOptions({
    queryKey: ['job', viewer.userId, viewer.language, slug],
    queryFn: async ({ signal }) => (await apiGet(`/jobs/${slug}`, JobAnswer, { signal })).data,
    meta: { persist: persistFor(viewer) },
  })

/** What can be filtered by now, with counts. */
export const jobFilterQueryOptions = (viewer: Viewer, by: 'city' | 'rubric') =>
  queryOptions({
    queryKey: ['job-filter', viewer.language, by],
    queryFn: async ({ signal }) => (await apiGet(`/jobs/filter/${by}`, FilterOptionsAnswer, { signal })).data,
    meta: { persist: 'public' },
  })
