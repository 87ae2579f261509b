import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { BidState } from '../contract/bids.ts'
import { BID_STATES } from '../contract/choices.ts'
import {
  type BidMover,
  canMove,
  isOver,
  isRead,
  isReplaceable,
  isUnanswered,
  statesBefore,
} from './bid-states.ts'

const move = fc.record({
  to: fc.constantFrom(...BID_STATES),
  by: fc.constantFrom<BidMover>('worker', 'boss', 'time'),
})
const moves = fc.array(move, { maxLength: 40 })

/** The states of a bid after a sequence of requested moves, of which only allowed ones take effect. */
function history(requested: { to: BidState; by: BidMover }[]): { state: BidState; by: BidMover }[] {
  let state: BidState = 'sent'
  return requested.flatMap(({ to, by }) => {
    if (!canMove(state, to, by)) return []
    state = to
    return [{ state, by }]
  })
}

it('never leaves withdrawn, and leaves expired only by withdrawal', () => {
  fc.assert(
    fc.property(moves, (requested) => {
      const steps = history(requested)
      steps.forEach(({ state }, index) => {
        const next = steps[index + 1]
        if (state === 'withdrawn') expect(next).toBeUndefined()
        if (state === 'expired' && next) expect(next).toEqual({ state: 'withdrawn', by: 'worker' })
      })
    }),
  )
})

it('never returns to sent, to unseen, or from an answer to none', () => {
  const rank: Record<BidState, number> = {
    sent: 0,
    seen: 1,
    accepted: 2,
    declined: 2,
    expired: 3,
    withdrawn: 4,
  }
  fc.assert(
    fc.property(moves, (requested) => {
      const ranks = history(requested).map(({ state }) => rank[state])
      expect(ranks).toEqual([...ranks].sort((a, b) => a - b))
    }),
  )
})

it('can be withdrawn by the bidder only, answered by the owner only, and expired by time only', () => {
  for (const from of BID_STATES) {
    for (const by of ['worker', 'boss', 'time'] as const) {
      if (canMove(from, 'withdrawn', by)) expect(by).toBe('worker')
      if (canMove(from, 'expired', by)) expect(by).toBe('time')
      for (const to of ['seen', 'accepted', 'declined'] as const)
        if (canMove(from, to, by)) expect(by).toBe('boss')
    }
  }
})

it('cannot be withdrawn once accepted, but the owner can change the answer', () => {
  expect(canMove('accepted', 'withdrawn', 'worker')).toBe(false)
  expect(canMove('accepted', 'declined', 'boss')).toBe(true)
  expect(canMove('declined', 'accepted', 'boss')).toBe(true)
})

it('names the states before a move', () => {
  expect(statesBefore('accepted', 'boss')).toEqual(['sent', 'seen', 'declined'])
  expect(statesBefore('withdrawn', 'worker')).toEqual(['sent', 'seen', 'declined', 'expired'])
  expect(statesBefore('expired', 'time')).toEqual(['sent', 'seen'])
  expect(BID_STATES.filter(isOver)).toEqual(['withdrawn', 'expired'])
  expect(BID_STATES.filter(isUnanswered)).toEqual(['sent', 'seen'])
})

it('has been read by the owner when it is seen or answered; an accepted one cannot be replaced', () => {
  const read = BID_STATES.filter(isRead)
  expect(read).toEqual(['seen', 'accepted', 'declined'])
  expect(read.filter(isReplaceable)).toEqual(['seen', 'declined'])
})
