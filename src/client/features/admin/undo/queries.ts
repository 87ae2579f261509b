import { queryOptions } from '@tanstack/react-query'
import { apiGet } from '#client/platform/api/api.ts'
import { keepDecisions } from '#client/platform/cache/kept-decisions.ts'
import { overviewKeys } from '#client/platform/cache/query-keys.ts'
import type { Viewer } from '#client/platform/cache/viewer.ts'
import { HeldDecisionsAnswer } from '#shared/contract/held-decisions.ts'
import { UNDO_MS } from '#shared/contract/moderation.ts'
import { SECOND_MS } from '#shared/durations.ts'

/**
 * The current user's decisions that have not taken effect, also from other tabs and devices. The event `WaitingChanged`
 * refreshes them; while there are some, they are read again when the first one can no longer be undone. Never stored on the
 * device.
 */
export const heldQueryOptions = (viewer: Viewer) =>
  queryOptions({
    queryKey: overviewKeys.held(viewer.userId),
    queryFn: async ({ signal }) => {
      const answer = await apiGet('/admin/held-decisions', HeldDecisionsAnswer, { signal })
      return keepDecisions(answer, Date.now())
    },
    staleTime: 0,
    refetchInterval: ({ state }) => {
      const [first] = state.data?.data ?? []
      if (!first) return false
      // At most, as the clock may be set back; and no request each second while the server does not answer.
      if (state.status === 'error') return UNDO_MS
      return Math.min(Math.max(first.dueAt - Date.now(), SECOND_MS), UNDO_MS)
    },
  })
