import { queryOptions } from '@tanstack/react-query'
import { apiGet } from '#client/platform/api/api.ts'
import { overviewKeys } from '#client/platform/cache/query-keys.ts'
import type { Viewer } from '#client/platform/cache/viewer.ts'
import { FiguresAnswer, WaitingAnswer } from '#shared/contract/administration.ts'
import { MINUTE_MS } from '#shared/durations.ts'

/**
 * The current user's staff role and the lengths of its queues. Polled every minute. They name nobody, so the device keeps
 * them: without a connection the menu needs the role.
 */
export const waitingQueryOptions = (viewer: Viewer) =>
  queryOptions({
    queryKey: [...overviewKeys.all, viewer.userId, 'waiting'],
    meta: { persist: 'user' },
    queryFn: ({ signal }) => apiGet('/admin/waiting', WaitingAnswer, { signal }),
    refetchInterval: MINUTE_MS,
  })

/** The figures of the last 30 days. Never stored on the device. */
export const figuresQueryOptions = (viewer: Viewer) =>
  queryOptions({
    queryKey: [...overviewKeys.all, viewer.userId, 'figures'],
    queryFn: ({ signal }) => apiGet('/admin/overview', FiguresAnswer, { signal }),
  })
