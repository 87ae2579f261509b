import type { BidState, ReceivedBid } from '#shared/contract/bids.ts'
import { isOver } from '#shared/rules/bid-states.ts'

/** Sets the state of one bid. */
export const withState = (bids: ReceivedBid[], id: number, state: BidState): ReceivedBid[] =>
  bids.map((bid) => (bid.id === id ? { ...bid, state } : bid))

/** Sets the answer to one bid, with its reason. */
export const withAnswer = (
  bids: ReceivedBid[],
  id: number,
  { state, reason }: { state: BidState; reason: ReceivedBid['decline_reason'] },
): ReceivedBid[] => bids.map((bid) => (bid.id === id ? { ...bid, state, decline_reason: reason } : bid))

/** Returns the ids of bids that the employer has not seen. */
export const unseenIds = (bids: readonly ReceivedBid[]): number[] =>
  bids.filter(({ state }) => state === 'sent').map(({ id }) => id)

/** Sorts bids: the newest first, closed ones last. An answer does not change the order while the employer reads. */
export const inOrder = (bids: readonly ReceivedBid[]): ReceivedBid[] =>
  [...bids].sort(
    (a, b) => Number(isOver(a.state)) - Number(isOver(b.state)) || b.created_at.localeCompare(a.created_at),
  )

/** Counts the bids that wait for an answer. */
export const countOpen = (bids: readonly ReceivedBid[]): number =>
  bids.filter(({ state }) => state === 'sent' || state === 'seen').length
