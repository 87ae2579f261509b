import { useEffect, useRef, useState } from 'react'
import type { ReceivedBid } from '#shared/contract/bids.ts'

const ID = /^#bid-(\d+)$/

/**
 * Scrolls to the bid in the address (`#bid-7`, linked in mails), once it is there. A stored list may lack it until
 * the new one arrives. The router itself tries before the bids are loaded.
 * @param isCurrent whether the list was fetched on this visit, or is not stale yet
 * @returns whether the current list lacks the bid
 */
export function useScrollToBid(bids: readonly ReceivedBid[] | undefined, isCurrent: boolean): boolean {
  const isDone = useRef(false)
  const [isGone, setGone] = useState(false)
  // In an effect, because the list is rendered after its data have arrived.
  useEffect(() => {
    if (isDone.current || !bids) return
    const id = ID.exec(location.hash)?.[1]
    const card = id && document.getElementById(`bid-${id}`)
    isDone.current = !id || !!card || isCurrent
    if (card) {
      card.scrollIntoView({ block: 'center' })
      card.focus({ preventScroll: true })
    } else if (id && isCurrent) setGone(bids.every((bid) => `${bid.id}` !== id))
  })
  return isGone
}
