import { useQuery } from '@tanstack/react-query'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { waitingQueryOptions } from './queries.ts'
import { useSettledOutbox } from './use-waiting-decisions.ts'
import { withoutDecided } from './without-decided.ts'

/**
 * The current user's queues without what was decided on this device. While this page sends a decision, the entry still
 * counts: it may be refused.
 */
export function useWaitingQueues() {
  const { data, error, refetch } = useQuery(waitingQueryOptions(useViewer()))
  const outbox = useSettledOutbox()
  return { waiting: data && withoutDecided(data.data, outbox), error, refetch }
}
