import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { DECLINE_WORDS } from '#client/domain/decline-reasons.ts'
import type { DeclineReason } from '#shared/contract/bids.ts'

/** The reasons for declining as the employer who gives them reads them. */
export const OWN_DECLINE_WORDS: Record<DeclineReason, MessageDescriptor> = {
  ...DECLINE_WORDS,
  other_chosen: msg`You have chosen someone else.`,
  pay: msg`The expected pay is above what you can offer.`,
  withdrawn: msg`You have withdrawn the vacancy.`,
}
