import { expect, it } from 'vitest'
import type { BidState, ReceivedBid } from '#shared/contract/bids.ts'
import { countOpen, newestFirst, unseenIds, withAnswer, withSeen } from './bid-list.ts'

const bid = (id: number, state: BidState, created_at = '2026-01-01T00:00:00Z') =>
  ({ id, state, created_at }) as ReceivedBid
const bids = [
  bid(1, 'withdrawn', '2026-01-09T00:00:00Z'),
  bid(2, 'declined', '2026-01-01T00:00:00Z'),
  bid(3, 'seen', '2026-01-02T00:00:00Z'),
  bid(4, 'accepted', '2026-01-04T00:00:00Z'),
  bid(5, 'sent', '2026-01-03T00:00:00Z'),
]

it('the newest bid comes first, closed bids last', () => {
  expect(newestFirst(bids).map(({ id }) => id)).toEqual([4, 5, 3, 2, 1])
  expect(countOpen(bids)).toBe(2)
})

it('an answer does not change the order', () => {
  const ids = (list: ReceivedBid[]) => newestFirst(list).map(({ id }) => id)
  expect(ids(withAnswer(bids, 5, { state: 'declined', reason: null }))).toEqual(ids(bids))
})

it('only bids that were sent are new', () => {
  expect(unseenIds(bids)).toEqual([5])
})

it('a bid that was answered stays answered when it is marked as seen', () => {
  const seen = withSeen(bids, [4, 5])
  expect(seen.map(({ state }) => state)).toEqual(['withdrawn', 'declined', 'seen', 'accepted', 'seen'])
})

it('a choice declines the listed bids that are not answered yet', () => {
  const chosen = withAnswer(bids, 5, { state: 'accepted', reason: null, others: [1, 3, 4] })
  expect(chosen.map(({ state }) => state)).toEqual([
    'withdrawn',
    'declined',
    'declined',
    'accepted',
    'accepted',
  ])
})
