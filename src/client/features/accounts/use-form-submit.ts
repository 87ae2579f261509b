import { useLingui } from '@lingui/react'
import { useMutation } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { NetworkError } from '#client/platform/errors.ts'
import { failureText, fieldErrors } from '#client/platform/failure-text.ts'
import type { FormProblems } from './form-problems.ts'

type Options<Values, Answer> = {
  findProblems: (values: Values) => FormProblems
  send: (values: Values) => Promise<Answer>
  onSent: (answer: Answer, values: Values) => unknown
}

/**
 * Sends a form that has no problems of its own. `form.errors` by field, its own or the server's; `form.failure`
 * is what belongs to no field. What the server said in a language other than the present one is left out, as after a reload.
 */
export function useFormSubmit<Values, Answer>({ findProblems, send, onSent }: Options<Values, Answer>) {
  const { i18n, _ } = useLingui()
  const [problems, setProblems] = useState<FormProblems>({})
  const mutation = useMutation({
    mutationFn: send,
    onMutate: () => i18n.locale,
    onSuccess: onSent,
    // Offline it fails at once and says so, instead of keeping a password until later.
    networkMode: 'always',
    gcTime: 0,
  })
  const isReadable = mutation.error instanceof NetworkError || mutation.context === i18n.locale
  const error = isReadable ? mutation.error : null

  const errors = useMemo(() => {
    const own = Object.entries(problems).map(([field, message]): [string, string[]] => [field, [_(message)]])
    return own.length > 0 ? Object.fromEntries(own) : fieldErrors(error)
  }, [problems, error, _])

  const submit = (values: Values) => {
    if (mutation.isPending) return
    const found = findProblems(values)
    setProblems(found)
    mutation.reset()
    if (Object.keys(found).length === 0) mutation.mutate(values)
  }

  const failure = error && Object.keys(errors).length === 0 ? failureText(error) : null
  return { submit, form: { errors, failure, isPending: mutation.isPending }, isSent: mutation.isSuccess }
}
