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

type Terms<T extends string> = Record<T, MessageDescriptor>

// The words of the domain, once for all screens.
export const PAY_TYPES: Terms<PayType> = { per_month: msg`Per month`, per_hour: msg`Per hour` }
/** After a figure: "15 € an hour". */
export const PAY_UNITS: Terms<PayType> = { per_month: msg`a month`, per_hour: msg`an hour` }

export const EMPLOYMENT_TYPES: Terms<EmploymentType> = {
  full_time: msg`Full time`,
  part_time: msg`Part time`,
  mini_job: msg`Mini-job`,
  temporary: msg`Temporary`,
  one_off: msg`One-off`,
}
export const EMPLOYER_KINDS: Terms<EmployerKind> = {
  company: msg`Company`,
  agency: msg`Agency`,
  household: msg`Private household`,
}
export const GERMAN_LEVELS: Terms<GermanLevel> = {
  none: msg`No German needed`,
  a1: msg`German A1`,
  a2: msg`German A2`,
  b1: msg`German B1`,
  b2: msg`German B2`,
  c1: msg`German C1`,
  c2: msg`German C2`,
}
export const MODERATION_STATES: Terms<ModerationState> = {
  pending: msg`Moderated by admin`,
  approved: msg`Admin Approved`,
  rejected: msg`Rejected`,
}
export const BID_STATES: Terms<BidState> = {
  sent: msg`Sent`,
  seen: msg`Seen`,
  accepted: msg`Accepted`,
  declined: msg`Declined`,
  withdrawn: msg`Withdrawn`,
  expired: msg`Closed without an answer`,
}
export const TEXT_LANGUAGES: Terms<Language> = {
  en: msg`in English`,
  ru: msg`in Russian`,
  pl: msg`in Polish`,
  de: msg`in German`,
}
