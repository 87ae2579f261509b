import { queryOptions } from '@tanstack/react-query'
import { apiGet } from '#client/platform/api/api.ts'
import { hiddenJobsKeys } from '#client/platform/cache/query-keys.ts'
import type { Viewer } from '#client/platform/cache/viewer.ts'
import { HiddenJobsAnswer } from '#shared/contract/hidden-jobs.ts'
import { loadViewed } from './viewed-jobs.ts'

/** The jobs that the current user has hidden. */
export const hiddenJobsQueryOptions = (viewer: Viewer) =>
  queryOptions({
    queryKey: hiddenJobsKeys.list(viewer),
    queryFn: async ({ signal }) => (await apiGet('/cabinet/hidden-jobs', HiddenJobsAnswer, { signal })).data,
    enabled: viewer.role === 'worker',
    meta: { persist: 'user' },
  })

/** The jobs opened on this device. Read anew at each visit. */
export const viewedJobsQueryOptions = ({ userId }: Viewer) =>
  queryOptions({
    queryKey: ['viewed-jobs', userId],
    queryFn: loadViewed,
    networkMode: 'always',
    staleTime: 0,
    gcTime: 0,
  })
