import { useQuery } from '@tanstack/react-query'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { useWaiting } from '#client/platform/outbox/use-outbox.ts'
import { blockQueryOptions } from './queries.ts'

/** Whether the current user has blocked this person, including a choice that waits in the outbox. */
export function useIsBlocked(userId: number): boolean {
  const { data = false } = useQuery(blockQueryOptions(useViewer(), userId))
  const waiting = useWaiting('block').findLast((body) => body.userId === userId)
  return waiting?.isBlocked ?? data
}
