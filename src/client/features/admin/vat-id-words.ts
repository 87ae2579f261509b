import type { MessageDescriptor } from '@lingui/core'
import { VAT_CHECK_WORDS } from '#client/domain/vat-check-words.ts'
import type { VatCheck } from '#shared/contract/vat-check.ts'

/** A VAT number with what VIES says of it, for moderators; null without a number. */
export function vatIdInWords(
  { vat_id, vat_check }: { vat_id: string | null; vat_check: VatCheck | null },
  translate: (message: MessageDescriptor) => string,
): string | null {
  return vat_id && vat_check ? `${vat_id} (${translate(VAT_CHECK_WORDS[vat_check])})` : vat_id
}
