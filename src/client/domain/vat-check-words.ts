import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { VatCheck } from '#shared/contract/vat-check.ts'

/** What VIES says of a VAT number. */
export const VAT_CHECK_WORDS: Record<VatCheck, MessageDescriptor> = {
  valid: msg`registered in VIES`,
  not_found: msg`not found in VIES`,
  unavailable: msg`VIES has not answered yet`,
}
