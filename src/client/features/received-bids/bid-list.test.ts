import { expect, it } from 'vitest'
import type { BidState, ReceivedBid } from '#shared/contract/bids.ts'
import { countOpen, inOrder, unseenIds, withState } from './bid-list.ts'

const bid = (id: number, state: BidState, created_at = '2026-01-01T00:00:00Z') =>
  ({ id, state, created_at }) as ReceivedBid
const bids = [
  bid(1, 'withdrawn'),
  bid(2, 'declined'),
  bid(3, 'seen', '2026-01-02T00:00:00Z'),
  bid(4, 'accepted'),
  bid(5, 'sent', '2026-01-03T00:00:00Z'),
]

it('what waits for an answer stands first, what is over last', () => {
  expect(inOrder(bids).map(({ id }) => id)).toEqual([5, 3, 4, 2, 1])
  expect(countOpen(bids)).toBe(2)
})

it('only bids that were sent are new', () => {
  expect(unseenIds(bids)).toEqual([5])
})

it('an answer that failed leaves the list as it was', () => {
  expect(withState(withState(bids, 3, 'accepted'), 3, 'seen')).toEqual(bids)
})
