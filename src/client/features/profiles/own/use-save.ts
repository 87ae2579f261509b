import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { NetworkError } from '#client/platform/errors.ts'
import { failureText, fieldErrors } from '#client/platform/failure-text.ts'
import { showToast } from '#client/ui/toast-store.ts'

/**
 * Saves something of the profile, says so and fetches anew what it changed. Offline it fails at once and says so: the
 * draft stays. What the server said in another language goes with that language.
 */
export function useSave<T>(
  send: (value: T) => Promise<unknown>,
  done: (value: T) => unknown,
  words?: string,
) {
  const { t, i18n } = useLingui()
  const client = useQueryClient()
  const mutation = useMutation({
    mutationFn: send,
    onMutate: () => i18n.locale,
    networkMode: 'always',
    onSuccess: async (_answer, value) => {
      await client.invalidateQueries({ queryKey: ['own-profile'] })
      void client.invalidateQueries({ queryKey: ['current-user'] })
      void client.invalidateQueries({ queryKey: ['profile'] })
      await done(value)
      showToast({ tone: 'done', text: words ?? t`Saved` })
    },
  })
  const isReadable = mutation.error instanceof NetworkError || mutation.context === i18n.locale
  const error = isReadable ? mutation.error : null
  const errors = useMemo(() => foldListErrors(fieldErrors(error)), [error])
  const failure = error && Object.keys(errors).length === 0 ? failureText(error) : null
  return { save: mutation.mutate, isPending: mutation.isPending, errors, failure }
}

/** Errors of entries (`preferences.0`) as errors of their list. */
const foldListErrors = (errors: Record<string, string[]>): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(errors).map(([field, messages]) => [field.split('.')[0] ?? field, messages]),
  )
