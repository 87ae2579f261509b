import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { CareScope } from '#shared/contract/pay.ts'

/** The qualifications that the minimum wage of care depends on. */
export const CARE_QUALIFICATIONS: Record<CareScope, MessageDescriptor> = {
  care_assistant: msg`Care assistant`,
  care_trained: msg`Care assistant with at least one year of training`,
  care_nurse: msg`Qualified nurse`,
}
