import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { enqueue } from '#client/platform/outbox/outbox.ts'
import type { ReceivedBid } from '#shared/contract/bids.ts'
import { unseenIds } from './bid-list.ts'

/**
 * Marks new bids as seen through the outbox, once each, when they are displayed.
 * @param bids without those that a filter hides
 * @returns the ids that were new on this visit; they stay highlighted until the user leaves
 */
export function useMarkSeen(bids: readonly ReceivedBid[] | undefined): ReadonlySet<number> {
  const { t } = useLingui()
  const marked = useRef(new Set<number>())
  const [fresh, setFresh] = useState<ReadonlySet<number>>(new Set())
  const unseen = bids ? unseenIds(bids) : []
  const arrived = unseen.filter((id) => !fresh.has(id))
  if (arrived.length > 0) setFresh(new Set([...fresh, ...arrived]))

  // An effect, because displaying a bid fires no event.
  useEffect(() => {
    const ids = unseen.filter((id) => !marked.current.has(id))
    if (ids.length === 0) return
    for (const id of ids) marked.current.add(id)
    enqueue({ kind: 'bid-seen', label: t`Bids`, body: { ids } }).catch(() => {
      // A full disk: the next visit or fetch tries again.
      for (const id of ids) marked.current.delete(id)
    })
  })
  return fresh
}
