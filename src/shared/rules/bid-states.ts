import type { BidState } from '../contract/bids.ts'

/** Who moves a bid: its writer, the vacancy's owner, or the clock. */
export type BidMover = 'worker' | 'boss' | 'time'

/** The allowed transitions (src/docs/product.md, "Bids"); all others are refused. */
const MOVES: Record<BidMover, Partial<Record<BidState, BidState[]>>> = {
  boss: {
    sent: ['seen', 'accepted', 'declined'],
    seen: ['accepted', 'declined'],
    accepted: ['declined'],
    declined: ['accepted'],
  },
  // Also from `expired`: withdrawing it makes room for a new bid.
  worker: { sent: ['withdrawn'], seen: ['withdrawn'], declined: ['withdrawn'], expired: ['withdrawn'] },
  time: { sent: ['expired'], seen: ['expired'] },
}

export const BID_STATES = ['sent', 'seen', 'accepted', 'declined', 'withdrawn', 'expired'] as const

/** Whether `by` may move a bid from one state to the other. Staying is no move. */
export const canMove = (from: BidState, to: BidState, by: BidMover) => MOVES[by][from]?.includes(to) ?? false

/** The states from which `by` may move a bid to `to`: what a conditional update asks for. */
export const statesBefore = (to: BidState, by: BidMover): BidState[] =>
  BID_STATES.filter((from) => canMove(from, to, by))

/** Nobody expects the owner's answer to it any more. */
export const isOver = (state: BidState) => state === 'withdrawn' || state === 'expired'
