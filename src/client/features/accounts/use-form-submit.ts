import { useLingui } from '@lingui/react'
import { useMemo, useState } from 'react'
import { useSend } from '#client/platform/forms/use-send.ts'
import type { FormProblems } from './form-problems.ts'

type Options<Values, Answer> = {
  findProblems: (values: Values) => FormProblems
  send: (values: Values) => Promise<Answer>
  onSent: (answer: Answer, values: Values) => unknown
}

/** Validates a form and sends it if it is valid. `form.errors` has the client's or the server's errors by field. */
export function useFormSubmit<Values, Answer>({ findProblems, send, onSent }: Options<Values, Answer>) {
  const { _ } = useLingui()
  const [problems, setProblems] = useState<FormProblems>({})
  const sending = useSend(send, onSent)
  const { isPending, isSuccess, failure } = sending

  const errors = useMemo(() => {
    const own = Object.entries(problems).map(([field, message]): [string, string[]] => [field, [_(message)]])
    return own.length > 0 ? Object.fromEntries(own) : sending.errors
  }, [problems, sending.errors, _])

  const submit = (values: Values) => {
    if (isPending) return
    const found = findProblems(values)
    setProblems(found)
    sending.reset()
    if (Object.keys(found).length === 0) sending.send(values)
  }

  return { submit, form: { errors, failure, isPending }, isSent: isSuccess }
}
