import { queryOptions } from '@tanstack/react-query'
import { apiGet } from '#client/platform/api/api.ts'
import type { Viewer } from '#client/platform/cache/viewer.ts'
import { ReadyReasonsAnswer } from '#shared/contract/decision-reasons.ts'

/** The prepared reasons. They change only with a release. */
export const readyReasonsQueryOptions = (viewer: Viewer) =>
  queryOptions({
    queryKey: ['ready-reasons', viewer.userId, viewer.language],
    queryFn: ({ signal }) => apiGet('/admin/reasons', ReadyReasonsAnswer, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
