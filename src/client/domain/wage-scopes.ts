import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { WageScope } from '#shared/contract/pay.ts'

/** The kinds of work with their own minimum wage within a sector. */
export const WAGE_SCOPES: Record<WageScope, MessageDescriptor> = {
  cleaning_inside: msg`indoor cleaning`,
  cleaning_facade: msg`glass and facade cleaning`,
  care_assistant: msg`care assistants`,
  care_trained: msg`care assistants with at least one year of training`,
  care_nurse: msg`nurses`,
}
