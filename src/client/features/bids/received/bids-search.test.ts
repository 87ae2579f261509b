import { expect, it } from 'vitest'
import type { ReceivedBid } from '#shared/contract/bids.ts'
import { parseBidsSearch } from './bids-address.ts'
import { filterBids, sortBids, tagsIn, tagsOf, tagsProblem } from './bids-search.ts'

const bid = (id: number, given: object) =>
  ({
    id,
    state: 'sent',
    pay_amount: null,
    pay_type: null,
    created_at: `2026-01-0${id}`,
    note: { text: null, tags: [] },
    ...given,
  }) as unknown as ReceivedBid
const bids = [
  bid(1, { pay_type: 'per_hour', pay_amount: 20, note: { text: null, tags: ['Oven', 'Weekend'] } }),
  bid(2, { state: 'seen', pay_type: 'per_month', pay_amount: 2000 }),
  bid(3, { state: 'declined', note: { text: null, tags: ['Oven'] } }),
]
const ids = (list: readonly ReceivedBid[]) => list.map(({ id }) => id)

it('are filtered by answer and by tag', () => {
  expect(ids(filterBids(bids, { show: 'waiting' }))).toEqual([1, 2])
  expect(ids(filterBids(bids, { show: 'declined', tag: 'Oven' }))).toEqual([3])
  expect(ids(filterBids(bids, { tag: 'Weekend' }))).toEqual([1])
  expect(tagsOf(bids)).toEqual(['Oven', 'Weekend'])
})

it('are sorted by age or by pay per month, with bids without a pay last', () => {
  expect(ids(sortBids(bids, undefined, null))).toEqual([3, 2, 1])
  expect(ids(sortBids(bids, 'oldest', null))).toEqual([1, 2, 3])
  expect(ids(sortBids(bids, 'pay_low', null))).toEqual([2, 1, 3])
  expect(ids(sortBids(bids, 'pay_high', null))).toEqual([1, 2, 3])
  // Ten hours a week make the hourly pay the smaller one.
  expect(ids(sortBids(bids, 'pay_low', 10))).toEqual([1, 2, 3])
})

it('are not filtered by invalid values of the address', () => {
  expect(parseBidsSearch({ show: 'all', sort: 'pay_low', tag: '' })).toEqual({ sort: 'pay_low' })
  expect(parseBidsSearch({ selected: ['a', 1.5, 7] })).toEqual({ selected: [7] })
  expect(parseBidsSearch({ selected: 'a' })).toEqual({})
})

it('have tags that do not depend on capital letters', () => {
  expect(tagsIn('Favorit, favorit, Ofen')).toEqual(['Favorit', 'Ofen'])
  const [first, second] = ['Favorit', 'favorit'].map((tag, id) =>
    bid(id, { note: { text: null, tags: [tag] } }),
  )
  const both = [first, second].filter((one) => one !== undefined)
  expect(tagsOf(both)).toEqual(['Favorit'])
  expect(filterBids(both, { tag: 'Favorit' })).toHaveLength(2)
})

it('have tags that are typed with commas between them', () => {
  expect(tagsIn(' Oven, Weekend,,Oven ')).toEqual(['Oven', 'Weekend'])
})

it('have tags that are never cut: too long and too many ones are reported', () => {
  const long = 'x'.repeat(31)
  expect(tagsProblem(tagsIn(`${'x'.repeat(30)}, short`))).toEqual({ tooLong: undefined, isTooMany: false })
  expect(tagsProblem(tagsIn(`short, ${long}`))).toEqual({ tooLong: long, isTooMany: false })
  const ten = Array.from({ length: 10 }, (_, index) => `tag ${index}`)
  expect(tagsProblem(tagsIn(ten.join(','))).isTooMany).toBe(false)
  expect(tagsProblem(tagsIn([...ten, 'one more'].join(','))).isTooMany).toBe(true)
})
