import type { NewEntry } from '#client/platform/outbox/entry.ts'
import { enqueue } from '#client/platform/outbox/outbox.ts'
import { showToast } from '#client/ui/toast-store.ts'
import { storingFailureText } from './storing-failure.ts'

/** Adds an entry for a switch or a button without texts. When it cannot be stored, shows why and resolves with false. */
export function useEnqueue(): (entry: NewEntry) => Promise<boolean> {
  return async (entry) => {
    try {
      await enqueue(entry)
      return true
    } catch (error) {
      showToast({ tone: 'error', text: storingFailureText(error) })
      return false
    }
  }
}
