import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { DeclineReason } from '#shared/contract/bids.ts'

/** The texts of the reasons for declining, as the worker reads them. */
export const DECLINE_WORDS: Record<DeclineReason, MessageDescriptor> = {
  other_chosen: msg`The employer has chosen someone else.`,
  filled: msg`The position has been filled.`,
  experience: msg`Other applicants have more experience in this kind of work.`,
  papers: msg`A required certificate or permit is missing.`,
  schedule: msg`The working hours do not match.`,
  start: msg`The start date does not match.`,
  pay: msg`The expected pay is above what the employer can offer.`,
  distance: msg`The journey to work is too long.`,
  withdrawn: msg`The employer has withdrawn the vacancy.`,
}
