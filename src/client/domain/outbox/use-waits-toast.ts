import { useLingui } from '@lingui/react/macro'
import { showToast } from '#client/ui/toast-store.ts'

/** Shows that what was sent waits in the outbox. */
export function useWaitsToast(): () => void {
  const { t } = useLingui()
  return () => showToast({ text: t`Kept in the outbox. It will be sent as soon as you are back online.` })
}
