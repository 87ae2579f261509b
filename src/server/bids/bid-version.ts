import type { Bid } from '#shared/contract/bids.ts'
import { textVersion } from '../http/text-version.ts'

/** The version of what a worker changes of a bid. */
export const bidVersion = ({
  text,
  pay_amount,
  pay_type,
}: Pick<Bid, 'text' | 'pay_amount' | 'pay_type'>): number => textVersion(text, pay_amount, pay_type)
