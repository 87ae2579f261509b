import { useLingui } from '@lingui/react/macro'
import { formatDate } from '#client/platform/words/format.ts'
import { CompactButton } from '#client/ui/compact-button.tsx'
import { showToast } from '#client/ui/toast-store.ts'
import { printElement } from './print-element.ts'

/** Prints the element with this id. */
export function PrintButton({ elementId }: { elementId: string }) {
  const { t } = useLingui()
  const print = () => {
    const today = formatDate(new Date().toISOString())
    const address = `${location.origin}${location.pathname}`
    const result = printElement(elementId, t`Jobmost · ${address} · Printed on ${today}`)
    // The commission requires an alert (src/docs/product.md, "Printing"). A missing element is a bug.
    if (result === 'not_found') window.alert(t`There is nothing to print on this page`)
    if (result === 'blocked')
      showToast({
        tone: 'error',
        text: t`Your browser blocked the print window. Allow it for this page and try again.`,
      })
  }
  return (
    <CompactButton icon="print" onPress={print}>
      {t`Print`}
    </CompactButton>
  )
}
