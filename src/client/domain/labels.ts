import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { BidState } from '#shared/contract/bids.ts'
import type { Language } from '#shared/contract/languages.ts'
import type {
  EmployerKind,
  EmploymentType,
  GermanLevel,
  ModerationState,
  PayType,
} from '#shared/contract/work-terms.ts'

type Labels<T extends string> = Record<T, MessageDescriptor>

// The words of the domain, once for all screens.
export const PAY_TYPES: Labels<PayType> = { per_month: msg`Per month`, per_hour: msg`Per hour` }
/** After a figure: "15 € an hour". */
export const PAY_UNITS: Labels<PayType> = { per_month: msg`a month`, per_hour: msg`an hour` }

export const EMPLOYMENT_TYPES: Labels<EmploymentType> = {
  full_time: msg`Full time`,
  part_time: msg`Part time`,
  mini_job: msg`Mini-job`,
  temporary: msg`Temporary`,
  one_off: msg`One-off`,
}
export const EMPLOYER_KINDS: Labels<EmployerKind> = {
  company: msg`Company`,
  agency: msg`Agency`,
  household: msg`Private household`,
}
export const GERMAN_LEVELS: Labels<GermanLevel> = {
  none: msg`No German needed`,
  a1: msg`German A1`,
  a2: msg`German A2`,
  b1: msg`German B1`,
  b2: msg`German B2`,
  c1: msg`German C1`,
  c2: msg`German C2`,
}
export const MODERATION_STATES: Labels<ModerationState> = {
  pending: msg`Moderated by admin`,
  approved: msg`Admin Approved`,
  rejected: msg`Rejected`,
}
export const BID_STATES: Labels<BidState> = {
  sent: msg`Sent`,
  seen: msg`Seen`,
  accepted: msg`Accepted`,
  declined: msg`Declined`,
  withdrawn: msg`Withdrawn`,
  expired: msg`Closed without an answer`,
}
export const TEXT_LANGUAGES: Labels<Language> = {
  en: msg`in English`,
  ru: msg`in Russian`,
  pl: msg`in Polish`,
  de: msg`in German`,
}
