import { useLingui } from '@lingui/react'
import { useMutation } from '@tanstack/react-query'
import { useMemo } from 'react'
import { NetworkError } from '../api/errors.ts'
import { failureText, fieldErrors } from '../words/failure-text.ts'

/**
 * Sends a form. `errors` are those of fields; `failure` belongs to no field. Offline it fails at once, instead of
 * keeping a password until later. After a change of language the server's earlier messages are left out, as after a
 * reload. Others recognise the mutation by its key.
 */
export function useSend<Answer, Values = void>(
  send: (values: Values) => Promise<Answer>,
  onSent: (answer: Answer, values: Values) => unknown,
  mutationKey: string[] = [],
) {
  const { i18n } = useLingui()
  const { mutate, reset, isPending, isSuccess, ...mutation } = useMutation({
    mutationFn: send,
    mutationKey,
    onMutate: () => i18n.locale,
    onSuccess: onSent,
    gcTime: 0,
  })
  const isReadable = mutation.error instanceof NetworkError || mutation.context === i18n.locale
  const error = isReadable ? mutation.error : null
  const errors = useMemo(() => fieldErrors(error), [error])
  const failure = error && Object.keys(errors).length === 0 ? failureText(error) : null
  return { send: mutate, reset, isPending, isSuccess, error, errors, failure }
}
