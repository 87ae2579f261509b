import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useSend } from '#client/platform/forms/use-send.ts'
import { showToast } from '#client/ui/toast-store.ts'

/** Saves something of the profile, says so and fetches anew what it changed. */
export function useSave<T = void>(
  send: (value: T) => Promise<unknown>,
  done: (value: T) => unknown,
  words?: string,
) {
  const { t } = useLingui()
  const client = useQueryClient()
  return useSend(send, async (_answer, value) => {
    await client.invalidateQueries({ queryKey: ['own-profile'] })
    void client.invalidateQueries({ queryKey: ['current-user'] })
    void client.invalidateQueries({ queryKey: ['profile'] })
    await done(value)
    showToast({ tone: 'done', text: words ?? t`Saved` })
  })
}
