import type { BidState, ReceivedBid } from '#shared/contract/bids.ts'
import { LIMITS } from '#shared/contract/limits.ts'
import { monthlyOf, type Pay } from '#shared/rules/pay.ts'
import { newestFirst } from './bid-list.ts'
import type { BidFilter, BidSort, BidsSearch } from './bids-address.ts'

const isShown = (state: BidState, show: BidFilter | undefined) =>
  !show || (show === 'waiting' ? state === 'sent' || state === 'seen' : state === show)

/** “Favourite” and “favourite” are one tag: the phone begins with a capital letter, the keyboard does not. */
const isSameTag = (tag: string) => (other: string) => other.toLocaleLowerCase() === tag.toLocaleLowerCase()
const distinct = (tags: readonly string[]): string[] =>
  tags.filter((tag, index) => tags.findIndex(isSameTag(tag)) === index)

/** The bids that match the filters. */
export const filterBids = (bids: readonly ReceivedBid[], { show, tag }: BidsSearch): ReceivedBid[] =>
  bids.filter(({ state, note }) => isShown(state, show) && (!tag || note.tags.some(isSameTag(tag))))

/** All distinct tags of these bids, in alphabetical order. */
export const tagsOf = (bids: readonly ReceivedBid[]): string[] =>
  distinct(bids.flatMap(({ note }) => note.tags)).sort((a, b) => a.localeCompare(b))

/** Parses tags separated by commas, without duplicates. They may be longer or more than the server accepts. */
export const tagsIn = (text: string): string[] =>
  distinct(text.split(',').map((tag) => tag.trim())).filter((tag) => tag !== '')

/** The first tag that is too long, and whether there are too many. */
export const tagsProblem = (
  tags: readonly string[],
): { tooLong: string | undefined; isTooMany: boolean } => ({
  tooLong: tags.find((tag) => tag.length > LIMITS.bidTag),
  isTooMany: tags.length > LIMITS.bidTags,
})

/**
 * Sorts bids. Pay per hour and per month is compared per month.
 * @param hours_per_week the vacancy's hours; 40 when unknown
 */
export function sortBids(
  bids: readonly ReceivedBid[],
  sort: BidSort | undefined,
  hours_per_week: number | null,
): ReceivedBid[] {
  const newest = newestFirst(bids)
  if (!sort) return newest
  if (sort === 'oldest') return bids.toSorted((a, b) => a.created_at.localeCompare(b.created_at))
  const sign = sort === 'pay_low' ? 1 : -1
  const payOf = ({ pay_amount, pay_type }: ReceivedBid) =>
    pay_amount === null || !pay_type
      ? null
      : monthlyOf({ pay_type, pay_amount, hours_per_week: hours_per_week ?? FULL_TIME } satisfies Pay)
  return newest.toSorted((a, b) => {
    const [first, second] = [payOf(a), payOf(b)]
    // Bids without a pay come last in both orders.
    if (first === null || second === null) return Number(first === null) - Number(second === null)
    return sign * (first - second)
  })
}

const FULL_TIME = 40
