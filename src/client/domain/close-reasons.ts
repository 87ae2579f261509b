import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { CloseReason } from '#shared/contract/choices.ts'

/** Why a vacancy is closed, as its employer reads it. */
export const CLOSE_WORDS: Record<CloseReason, MessageDescriptor> = {
  filled: msg`Closed as filled`,
  not_hiring: msg`Closed: no longer hiring`,
  not_in_import: msg`Closed: no longer in your file or feed`,
}
