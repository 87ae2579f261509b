import type { BidState, ReceivedBid } from '#shared/contract/bids.ts'
import { isOver, isUnanswered as isUnansweredState } from '#shared/rules/bid-states.ts'

/** Marks bids as seen. An answered bid keeps its state. */
export const withSeen = (bids: ReceivedBid[], ids: readonly number[]): ReceivedBid[] =>
  bids.map((bid) => (bid.state === 'sent' && ids.includes(bid.id) ? { ...bid, state: 'seen' } : bid))

type Answer = {
  state: BidState
  reason: ReceivedBid['decline_reason']
  others?: readonly number[] | undefined
}

/** Sets the answer to one bid, with its reason, and declines the unanswered ones of `others`. */
export const withAnswer = (
  bids: ReceivedBid[],
  id: number,
  { state, reason, others = [] }: Answer,
): ReceivedBid[] =>
  bids.map((bid) => {
    if (bid.id === id) return { ...bid, state, decline_reason: reason }
    if (!others.includes(bid.id) || !isUnanswered(bid)) return bid
    return { ...bid, state: 'declined', decline_reason: 'other_chosen' }
  })

/** Whether the employer has not answered the bid. */
export const isUnanswered = ({ state }: ReceivedBid): boolean => isUnansweredState(state)

/** Returns the ids of bids that the employer has not seen. */
export const unseenIds = (bids: readonly ReceivedBid[]): number[] =>
  bids.filter(({ state }) => state === 'sent').map(({ id }) => id)

/** Sorts bids: the newest first, closed ones last. An answer does not change the order while the employer reads. */
export const newestFirst = (bids: readonly ReceivedBid[]): ReceivedBid[] =>
  [...bids].sort(
    (a, b) => Number(isOver(a.state)) - Number(isOver(b.state)) || b.created_at.localeCompare(a.created_at),
  )

/** Counts the bids that wait for an answer. */
export const countOpen = (bids: readonly ReceivedBid[]): number => bids.filter(isUnanswered).length
