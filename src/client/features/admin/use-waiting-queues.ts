import { useIsMutating, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { useOutbox } from '#client/platform/outbox/use-outbox.ts'
import { waitingQueryOptions } from './queries.ts'
import { DECIDING } from './use-waiting-decisions.ts'
import { withoutDecided } from './without-decided.ts'

/**
 * The current user's queues without what was decided on this device. While this page sends a decision, the entry still
 * counts: it may be refused.
 */
export function useWaitingQueues() {
  const { data, error, refetch } = useQuery(waitingQueryOptions(useViewer()))
  const isDeciding = useIsMutating({ mutationKey: DECIDING }) > 0
  const outbox = useOutbox()
  const [shown, setShown] = useState(outbox)
  if (!isDeciding && shown !== outbox) setShown(outbox)
  return { waiting: data && withoutDecided(data.data, isDeciding ? shown : outbox), error, refetch }
}
