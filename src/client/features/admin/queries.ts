import { queryOptions } from '@tanstack/react-query'
import { apiGet } from '#client/platform/api/api.ts'
import { overviewKeys } from '#client/platform/cache/query-keys.ts'
import type { Viewer } from '#client/platform/cache/viewer.ts'
import { FiguresAnswer, WaitingAnswer } from '#shared/contract/administration.ts'
import { MINUTE_MS } from '#shared/durations.ts'

/** The current user's staff role and its waiting queues. Polled every minute, never stored on the device. */
export const waitingQueryOptions = (viewer: Viewer) =>
  queryOptions({
    queryKey: [...overviewKeys.all, viewer.userId, 'waiting'],
    queryFn: ({ signal }) => apiGet('/admin/waiting', WaitingAnswer, { signal }),
    refetchInterval: MINUTE_MS,
  })

/** The figures of the last 30 days. Never stored on the device. */
export const figuresQueryOptions = (viewer: Viewer) =>
  queryOptions({
    queryKey: [...overviewKeys.all, viewer.userId, 'figures'],
    queryFn: ({ signal }) => apiGet('/admin/overview', FiguresAnswer, { signal }),
  })
