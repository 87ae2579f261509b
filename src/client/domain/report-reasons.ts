import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ReportReason } from '#shared/contract/reports.ts'

/** Why something may be reported, in the order of what matters to people. */
export const REASONS: Record<ReportReason, MessageDescriptor> = {
  fraud: msg`Fraud: asks for money, documents, parcels or bank details`,
  illegal: msg`Against the law, such as work without registration or below the minimum wage`,
  discrimination: msg`Leaves people out because of origin, sex, age, religion or disability`,
  insult: msg`Insults, threatens or harasses`,
  spam: msg`Advertising, or the same thing again and again`,
  wrong_information: msg`Not true, or no longer true`,
  child_protection: msg`Endangers children or young people`,
  other: msg`Something else`,
}
