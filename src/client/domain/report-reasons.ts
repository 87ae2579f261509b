import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ReportReason } from '#shared/contract/reports.ts'

/** The reasons for a report, the most serious first. */
export const REASONS: Record<ReportReason, MessageDescriptor> = {
  fraud: msg`Fraud: asks for money, documents or bank details, or wants people to forward parcels`,
  illegal: msg`Illegal, for example undeclared work or pay below the minimum wage`,
  discrimination: msg`Excludes people because of ethnic origin, sex, religion or belief, disability, age or sexual identity`,
  insult: msg`Insults, threatens or harasses`,
  spam: msg`Advertising or spam`,
  wrong_information: msg`Untrue or out of date`,
  child_protection: msg`Endangers children or young people`,
  other: msg`Something else`,
}
