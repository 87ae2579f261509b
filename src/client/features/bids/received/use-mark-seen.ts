import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { ownVacanciesKeys } from '#client/platform/cache/query-keys.ts'
import { useViewer } from '#client/platform/cache/viewer.ts'
import type { ReceivedBid } from '#shared/contract/bids.ts'
import { unseenIds, withState } from './bid-list.ts'
import { receivedBidsQueryOptions } from './queries.ts'
import { sendSeen } from './use-answer-bids.ts'

/**
 * Marks new bids as seen, once each, when they are displayed.
 * @param bids without those that a filter hides
 * @returns the ids that were new on this visit; they stay highlighted until the user leaves
 */
export function useMarkSeen(
  vacancyId: number,
  bids: readonly ReceivedBid[] | undefined,
): ReadonlySet<number> {
  const queryClient = useQueryClient()
  const viewer = useViewer()
  const marked = useRef(new Set<number>())
  const [fresh, setFresh] = useState<ReadonlySet<number>>(new Set())
  const unseen = bids ? unseenIds(bids) : []
  const arrived = unseen.filter((id) => !fresh.has(id))
  if (arrived.length > 0) setFresh(new Set([...fresh, ...arrived]))

  // An effect, because displaying a bid fires no event.
  useEffect(() => {
    const { queryKey } = receivedBidsQueryOptions(viewer, vacancyId)
    const mark = async (id: number) => {
      marked.current.add(id)
      try {
        await sendSeen(id)
        // The bid may have been answered meanwhile: never go back to "seen".
        queryClient.setQueryData(queryKey, (list) =>
          list && unseenIds(list).includes(id) ? withState(list, id, 'seen') : list,
        )
        await queryClient.invalidateQueries({ queryKey: ownVacanciesKeys.all })
      } catch {
        // Offline: tries again on the next visit or after the next fetch.
        marked.current.delete(id)
      }
    }
    for (const id of unseen) {
      if (!marked.current.has(id)) void mark(id)
    }
  })
  return fresh
}
