import { useLingui } from '@lingui/react/macro'
import { useCallback, useEffect, useRef, useState } from 'react'
import { enqueue } from '#client/platform/outbox/outbox.ts'
import type { ReceivedBid } from '#shared/contract/bids.ts'
import { unseenIds } from './bid-list.ts'

/**
 * Marks new bids as seen through the outbox, once each. A bid counts as seen when its card has come into view: its worker is
 * told that it was read, and can no longer change it.
 * @param bids without those that a filter hides
 * @returns the ids that were new on this visit, which stay highlighted until the user leaves, and what to call with the id of
 * a bid in view
 */
export function useMarkSeen(bids: readonly ReceivedBid[] | undefined): {
  fresh: ReadonlySet<number>
  onSeen: (id: number) => void
} {
  const { t } = useLingui()
  const marked = useRef(new Set<number>())
  const [fresh, setFresh] = useState<ReadonlySet<number>>(new Set())
  const [inView, setInView] = useState<ReadonlySet<number>>(new Set())
  const unseen = bids ? unseenIds(bids) : []
  const arrived = unseen.filter((id) => !fresh.has(id))
  if (arrived.length > 0) setFresh(new Set([...fresh, ...arrived]))

  // An effect, because displaying a bid fires no event.
  useEffect(() => {
    const ids = unseen.filter((id) => inView.has(id) && !marked.current.has(id))
    if (ids.length === 0) return
    for (const id of ids) marked.current.add(id)
    enqueue({ kind: 'bid-seen', label: t`Bids`, body: { ids } }).catch(() => {
      // A full disk: the next visit or fetch tries again.
      for (const id of ids) marked.current.delete(id)
    })
  })
  const onSeen = useCallback((id: number) => setInView((seen) => new Set(seen).add(id)), [])
  return { fresh, onSeen }
}
