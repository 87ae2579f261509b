import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { VatCheck } from '#shared/contract/vat-check.ts'

const VAT_CHECKS: Record<VatCheck, MessageDescriptor> = {
  valid: msg`registered in VIES`,
  not_found: msg`not found in VIES`,
  unavailable: msg`VIES has not answered so far`,
}

/** A VAT number with what VIES says of it, for moderators; null without a number. */
export function vatIdInWords(
  { vat_id, vat_check }: { vat_id: string | null; vat_check: VatCheck | null },
  translate: (message: MessageDescriptor) => string,
): string | null {
  return vat_id && vat_check ? `${vat_id} (${translate(VAT_CHECKS[vat_check])})` : vat_id
}
