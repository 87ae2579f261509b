import type { BidState, ReceivedBid } from '#shared/contract/bids.ts'
import { isOver } from '#shared/rules/bid-states.ts'

/** The list with one bid in another state; applied with the old state it is its own inverse. */
export const withState = (bids: ReceivedBid[], id: number, state: BidState): ReceivedBid[] =>
  bids.map((bid) => (bid.id === id ? { ...bid, state } : bid))

/** The bids nobody has looked at yet. */
export const unseenIds = (bids: readonly ReceivedBid[]): number[] =>
  bids.filter(({ state }) => state === 'sent').map(({ id }) => id)

/** The newest first, those that nobody answers any more last: an answer moves nothing under the reader's finger. */
export const inOrder = (bids: readonly ReceivedBid[]): ReceivedBid[] =>
  [...bids].sort(
    (a, b) => Number(isOver(a.state)) - Number(isOver(b.state)) || b.created_at.localeCompare(a.created_at),
  )

/** How many wait for an answer. */
export const countOpen = (bids: readonly ReceivedBid[]): number =>
  bids.filter(({ state }) => state === 'sent' || state === 'seen').length
