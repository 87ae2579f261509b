import type { BidState, ReceivedBid } from '#shared/contract/bids.ts'
import { isOver } from '#shared/rules/bid-states.ts'

/** The list with one bid in another state; applied with the old state it is its own inverse. */
export const withState = (bids: ReceivedBid[], id: number, state: BidState): ReceivedBid[] =>
  bids.map((bid) => (bid.id === id ? { ...bid, state } : bid))

/** The bids nobody has looked at yet. */
export const unseenIds = (bids: readonly ReceivedBid[]): number[] =>
  bids.filter(({ state }) => state === 'sent').map(({ id }) => id)

const RANK: Record<BidState, number> = {
  sent: 0,
  seen: 0,
  accepted: 1,
  declined: 2,
  expired: 3,
  withdrawn: 3,
}

/** Those that wait for an answer first, those that nobody answers any more last, the newest before older ones. */
export const inOrder = (bids: readonly ReceivedBid[]): ReceivedBid[] =>
  [...bids].sort((a, b) => RANK[a.state] - RANK[b.state] || b.created_at.localeCompare(a.created_at))

/** How many wait for an answer. */
export const countOpen = (bids: readonly ReceivedBid[]): number =>
  bids.filter(({ state }) => !isOver(state) && RANK[state] === 0).length
