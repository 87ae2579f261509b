import type { Bid, BidState } from '../contract/bids.ts'
import { BID_STATES } from '../contract/choices.ts'

/** Who changes a bid's state: the bidder, the vacancy's owner, or the clock. */
export type BidMover = 'worker' | 'boss' | 'time'

/** The allowed transitions (src/docs/product.md, "Bids"). */
const MOVES: Record<BidMover, Partial<Record<BidState, BidState[]>>> = {
  boss: {
    sent: ['seen', 'accepted', 'declined'],
    seen: ['accepted', 'declined'],
    accepted: ['declined'],
    declined: ['accepted'],
  },
  // Also from `expired`: the withdrawal allows a new bid.
  worker: { sent: ['withdrawn'], seen: ['withdrawn'], declined: ['withdrawn'], expired: ['withdrawn'] },
  time: { sent: ['expired'], seen: ['expired'] },
}

/** Whether `by` may change the state. Keeping the state is no transition. */
export const canMove = (from: BidState, to: BidState, by: BidMover) => MOVES[by][from]?.includes(to) ?? false

/** The states from which `by` may move a bid to `to`: the condition of a conditional update. */
export const statesBefore = (to: BidState, by: BidMover): BidState[] =>
  BID_STATES.filter((from) => canMove(from, to, by))

/** The worker can still change text and pay: nobody has read them. */
export const isChangeable = (state: BidState) => state === 'sent'

/** The owner has read the bid: only reading or answering it leads to this state. */
export const isRead = (state: BidState) => BID_STATES.some((from) => canMove(from, state, 'boss'))

/** The owner has yet to answer the bid. */
export const isUnanswered = (state: BidState) => canMove(state, 'expired', 'time')
export const UNANSWERED_STATES: readonly BidState[] = BID_STATES.filter(isUnanswered)

/** The owner's answers. */
export const ANSWERED_STATES: readonly BidState[] = ['accepted', 'declined']

/** The bid may still lead to something. */
export const OPEN_STATES: readonly BidState[] = [...UNANSWERED_STATES, 'accepted']

/** The bid has led to nothing, and its worker may send a new one in its place. */
export const hasFailed = (state: BidState) => state === 'declined' || state === 'expired'

/**
 * Withdrawing is offered: of an unanswered bid, and of each that staff have removed, which keeps its worker from sending another
 * one.
 */
export const isWithdrawable = ({ state, removal }: Pick<Bid, 'state' | 'removal'>) =>
  isUnanswered(state) || (removal !== undefined && state !== 'withdrawn')

/** A new bid may take the place of this one. */
export const isReplaceable = (state: BidState) => canMove(state, 'withdrawn', 'worker')

/** The owner can no longer answer the bid. */
export const isOver = (state: BidState) => state === 'withdrawn' || state === 'expired'
