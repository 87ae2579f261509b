import { oneOf } from '#shared/contract/choices.ts'

export const BID_FILTERS = ['waiting', 'accepted', 'declined', 'expired'] as const
export const BID_SORTS = ['oldest', 'pay_low', 'pay_high'] as const
export type BidFilter = (typeof BID_FILTERS)[number]
export type BidSort = (typeof BID_SORTS)[number]

/**
 * Filters, order and selected bids in the address of the page, so that Back from a chat shows the same list. Without `sort`
 * the newest come first.
 */
export type BidsSearch = { show?: BidFilter; tag?: string; sort?: BidSort; selected?: number[] }

/** Parses the query parameters of the address and leaves out invalid ones. */
export function parseBidsSearch(search: Record<string, unknown>): BidsSearch {
  const show = oneOf(BID_FILTERS, search.show)
  const sort = oneOf(BID_SORTS, search.sort)
  const tag = typeof search.tag === 'string' && search.tag !== '' ? search.tag : undefined
  const selected = (Array.isArray(search.selected) ? search.selected : []).filter(Number.isSafeInteger)
  return {
    ...(show && { show }),
    ...(tag && { tag }),
    ...(sort && { sort }),
    ...(selected.length > 0 && { selected }),
  }
}
