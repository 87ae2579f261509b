import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { apiSend } from '#client/platform/api/api.ts'
import { NetworkError } from '#client/platform/api/errors.ts'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { failureText } from '#client/platform/words/failure-text.ts'
import { showToast } from '#client/ui/toast-store.ts'
import { NotificationChoicesAnswer, type NotificationChoicesPatch } from '#shared/contract/notifications.ts'
import { choicesQueryOptions } from './queries.ts'

/** Saves a setting at once. On failure it is restored and a toast is shown. */
export function useSaveChoices() {
  const { t } = useLingui()
  const client = useQueryClient()
  const { queryKey } = choicesQueryOptions(useViewer())
  const { mutate } = useMutation({
    mutationKey: queryKey,
    mutationFn: (body: NotificationChoicesPatch) =>
      apiSend('PATCH', '/cabinet/notifications', { body, schema: NotificationChoicesAnswer }),
    scope: { id: queryKey.join() },
    onMutate: async (patch) => {
      await client.cancelQueries({ queryKey })
      const before = client.getQueryData(queryKey)
      client.setQueryData(queryKey, (known) => known && { ...known, ...patch })
      return before
    },
    onSuccess: ({ data }) => {
      // While another change is pending, this answer does not contain it.
      if (client.isMutating({ mutationKey: queryKey }) === 1) client.setQueryData(queryKey, data)
      showToast({ text: t`Saved`, tone: 'done' })
    },
    onError: (error, _patch, before) => {
      client.setQueryData(queryKey, before)
      const isOffline = error instanceof NetworkError
      showToast({
        text: isOffline
          ? t`You are offline. You can change this when you are back online`
          : failureText(error),
        tone: 'error',
      })
    },
  })
  return mutate
}
