import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { failureText } from '#client/platform/words/failure-text.ts'
import { showToast } from '#client/ui/toast-store.ts'
import { isTooLate } from './undo/is-too-late.ts'

/**
 * Returns a handler of refused decisions. One that came too late leaves the list, and the reason is shown as a toast. The
 * handler throws the error again.
 * @param onLate called before the card is removed
 */
export function useLateRefusal(queryKeys: readonly QueryKey[], onLate: () => void) {
  const queryClient = useQueryClient()
  return (error: unknown): never => {
    if (isTooLate(error)) {
      showToast({ tone: 'error', text: failureText(error) })
      onLate()
      for (const queryKey of queryKeys) void queryClient.invalidateQueries({ queryKey })
    }
    throw error
  }
}
