import { useEffect, useRef, useState } from 'react'
import type { ReceivedBid } from '#shared/contract/bids.ts'

const ID = /^#bid-(\d+)$/

/**
 * Scrolls to the bid in the address (`#bid-7`, linked in mails and notifications), once it is there. A stored list may lack
 * it until the new one arrives. The router itself tries before the bids are loaded.
 * @param isCurrent whether the list was fetched on this visit, or is not stale yet
 * @returns whether the current list lacks the bid
 */
export function useScrollToBid(bids: readonly ReceivedBid[] | undefined, isCurrent: boolean): boolean {
  // The fragment that was scrolled to: a notification may lead from one bid of the list to another.
  const done = useRef<string | null>(null)
  const [isGone, setGone] = useState(false)
  // In an effect, because the list is rendered after its data have arrived.
  useEffect(() => {
    if (done.current === location.hash || !bids) return
    const id = ID.exec(location.hash)?.[1]
    const card = id && document.getElementById(`bid-${id}`)
    if (!id || card || isCurrent) done.current = location.hash
    setGone(Boolean(id) && isCurrent && bids.every((bid) => `${bid.id}` !== id))
    if (card) {
      card.scrollIntoView({ block: 'center' })
      card.focus({ preventScroll: true })
    }
  })
  return isGone
}
