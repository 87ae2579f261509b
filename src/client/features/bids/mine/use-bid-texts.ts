import { useLingui } from '@lingui/react/macro'
import { payInWords } from '#client/domain/pay-in-words.ts'
import type { PayType } from '#shared/contract/choice-schemas.ts'

/** What a job seeker can change of a bid. */
export type BidContent = { text: string; pay_amount: number | null; pay_type: PayType | null }

/** The content as one text, to compare two. */
export const contentText = ({ text, pay_amount, pay_type }: BidContent): string =>
  JSON.stringify([text, pay_amount, pay_type])

/** Returns the labelled texts of two versions of a bid, to show both. */
export function useBidTexts() {
  const { t, i18n } = useLingui()
  const payOf = (bid: BidContent) => payInWords(bid, i18n) ?? ''
  return (own: BidContent, other: BidContent) => [
    [t`Your bid`, own.text, other.text] as const,
    [t`Proposed pay (EUR)`, payOf(own), payOf(other)] as const,
  ]
}
