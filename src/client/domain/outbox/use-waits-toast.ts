import { useLingui } from '@lingui/react/macro'
import { isOffline } from '#client/platform/api/connection.ts'
import { showToast } from '#client/ui/toast-store.ts'

/** Shows that what was sent waits in the outbox. */
export function useWaitsToast(): () => void {
  const { t } = useLingui()
  return () => {
    const text = isOffline()
      ? t`Kept in the outbox. It will be sent as soon as you are back online.`
      : // The server takes it later: a limit is reached, or it does not answer.
        t`Kept in the outbox. It will be sent automatically.`
    showToast({ text })
  }
}
