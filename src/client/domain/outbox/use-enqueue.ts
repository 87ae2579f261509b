import { useLingui } from '@lingui/react/macro'
import type { NewEntry } from '#client/platform/outbox/entry.ts'
import { enqueue } from '#client/platform/outbox/outbox.ts'
import { showToast } from '#client/ui/toast-store.ts'

/** Adds an entry for a switch or a button without texts. On a full device it shows a toast and resolves with false. */
export function useEnqueue(): (entry: NewEntry) => Promise<boolean> {
  const { t } = useLingui()
  return async (entry) => {
    try {
      await enqueue(entry)
      return true
    } catch {
      showToast({
        tone: 'error',
        text: t`There is no space left on this device to save this. Free up some space and try again.`,
      })
      return false
    }
  }
}
