import { queryOptions } from '@tanstack/react-query'
import { apiGet } from '#client/platform/api/api.ts'
import { overviewKeys } from '#client/platform/cache/query-keys.ts'
import type { Viewer } from '#client/platform/cache/viewer.ts'
import { HeldDecisionsAnswer } from '#shared/contract/held-decisions.ts'
import { SECOND_MS } from '#shared/durations.ts'

/**
 * The current user's decisions that have not taken effect, also from other tabs and devices. The event `WaitingChanged`
 * refreshes them; while there are some, they are read again when the first one can no longer be undone. Never stored on the
 * device.
 */
export const heldQueryOptions = (viewer: Viewer) =>
  queryOptions({
    queryKey: overviewKeys.held(viewer.userId),
    queryFn: ({ signal }) => apiGet('/admin/held-decisions', HeldDecisionsAnswer, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => {
      const [first] = state.data?.data ?? []
      return first ? Math.max(first.due_in_ms, SECOND_MS) : false
    },
  })
