import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { ownVacanciesKeys } from '#client/platform/cache/query-keys.ts'
import { useViewer } from '#client/platform/cache/viewer.ts'
import type { ReceivedBid } from '#shared/contract/bids.ts'
import { unseenIds, withState } from './bid-list.ts'
import { receivedBidsQueryOptions } from './queries.ts'
import { sendAnswer } from './use-answer.ts'

/**
 * Tells the bidders that their bids were looked at, once each, when they are on the screen.
 * @returns the ids that were new on this visit: they stay marked while the reader is here
 */
export function useMarkSeen(
  vacancyId: number,
  bids: readonly ReceivedBid[] | undefined,
): ReadonlySet<number> {
  const queryClient = useQueryClient()
  const viewer = useViewer()
  const told = useRef(new Set<number>())
  const [fresh, setFresh] = useState<ReadonlySet<number>>(new Set())
  const unseen = bids ? unseenIds(bids) : []
  const arrived = unseen.filter((id) => !fresh.has(id))
  if (arrived.length > 0) setFresh(new Set([...fresh, ...arrived]))

  // Being displayed is the event; there is no handler for it.
  useEffect(() => {
    const { queryKey } = receivedBidsQueryOptions(viewer, vacancyId)
    const tell = async (id: number) => {
      told.current.add(id)
      try {
        await sendAnswer(id, 'seen')
        // It may have been accepted or declined meanwhile.
        queryClient.setQueryData(queryKey, (list) =>
          list && unseenIds(list).includes(id) ? withState(list, id, 'seen') : list,
        )
        await queryClient.invalidateQueries({ queryKey: ownVacanciesKeys.all })
      } catch {
        // Without a connection it is told on the next visit or after the next fetch.
        told.current.delete(id)
      }
    }
    for (const id of unseen) {
      if (!told.current.has(id)) void tell(id)
    }
  })
  return fresh
}
