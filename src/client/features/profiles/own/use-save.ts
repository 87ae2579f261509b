import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { currentUserKeys, ownProfileKey, profileKeys } from '#client/platform/cache/query-keys.ts'
import { useSend } from '#client/platform/forms/use-send.ts'
import { showToast } from '#client/ui/toast-store.ts'

/** Sends a change of the profile, shows a toast and refetches what it affects. */
export function useSave<T = void>(
  send: (value: T) => Promise<unknown>,
  done: (value: T) => unknown,
  words?: string,
) {
  const { t } = useLingui()
  const client = useQueryClient()
  return useSend(send, async (_answer, value) => {
    await client.invalidateQueries({ queryKey: ownProfileKey })
    void client.invalidateQueries({ queryKey: currentUserKeys.all })
    void client.invalidateQueries({ queryKey: profileKeys.all })
    await done(value)
    showToast({ tone: 'done', text: words ?? t`Saved` })
  })
}
