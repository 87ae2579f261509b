import { Trans } from '@lingui/react/macro'
import { Notice } from '#client/ui/notice.tsx'
import type { VatCheck } from '#shared/contract/vat-check.ts'

/** What the check of the saved VAT number with VIES has found. */
export function VatCheckNote({ result }: { result: VatCheck }) {
  if (result === 'valid')
    return (
      <Notice tone="done">
        <Trans>The European Commission’s register (VIES) has this number.</Trans>
      </Notice>
    )
  if (result === 'not_found')
    return (
      <Notice tone="amber" icon="warning">
        <Trans>
          The European Commission’s register (VIES) does not have this number. Please check it. It may take a
          few days for a new number to appear.
        </Trans>
      </Notice>
    )
  return (
    <Notice>
      <Trans>
        The number could not be checked: the European Commission’s register (VIES) has not answered yet.
      </Trans>
    </Notice>
  )
}
