import { useLingui } from '@lingui/react'
import { useMemo, useState } from 'react'
import { useSend } from '#client/platform/forms/use-send.ts'
import { fieldErrors } from '#client/platform/words/failure-text.ts'
import { SECOND_MS } from '#shared/durations.ts'
import type { FormProblems } from './form-problems.ts'

const MAX_WAIT_MS = 2 * SECOND_MS
const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

export type ServerCheck<Values> = {
  request: (values: Values) => Promise<unknown>
  /** The fields that the request leaves out; for one of them it must be refused. Their errors are not shown. */
  omittedFields: string[]
}

type Options<Values, Answer> = {
  findProblems: (values: Values) => FormProblems
  /**
   * Asks the server for the errors that it alone can find, when `findProblems` has found some: a request that it must
   * refuse. Thus the user reads all errors at once.
   */
  serverCheck?: ServerCheck<Values> | undefined
  send: (values: Values) => Promise<Answer>
  onSent: (answer: Answer, values: Values) => unknown
}

/** Validates a form and sends it if it is valid. `form.errors` has the client's or the server's errors by field. */
export function useFormSubmit<Values, Answer>({
  findProblems,
  serverCheck,
  send,
  onSent,
}: Options<Values, Answer>) {
  const { _, i18n } = useLingui()
  const [problems, setProblems] = useState<FormProblems>({})
  const [more, setMore] = useState<Record<string, string[]>>({})
  const [isChecking, setChecking] = useState(false)
  const sending = useSend(send, onSent)
  const { isPending, isSuccess, failure, error } = sending

  // biome-ignore lint/correctness/useExhaustiveDependencies: `_` is new whenever words are loaded, and a new object moves the focus
  const errors = useMemo(() => {
    const own = Object.entries(problems).map(([field, message]): [string, string[]] => [field, [_(message)]])
    return own.length > 0 ? { ...more, ...Object.fromEntries(own) } : sending.errors
  }, [problems, more, sending.errors, i18n.locale])

  const submit = async (values: Values) => {
    if (isPending || isChecking) return
    const found = findProblems(values)
    sending.reset()
    const isValid = Object.keys(found).length === 0
    if (serverCheck && !isValid) {
      setChecking(true)
      setMore(await errorsOf(serverCheck.request(values), serverCheck.omittedFields))
      setChecking(false)
    }
    setProblems(found)
    if (isValid) sending.send(values)
  }

  return { submit, form: { errors, failure, error, isPending: isPending || isChecking }, isSent: isSuccess }
}

/** The errors by field of a request that is refused in time; none when there is no answer. */
async function errorsOf(
  request: Promise<unknown>,
  omittedFields: string[],
): Promise<Record<string, string[]>> {
  const none = (): Record<string, string[]> => ({})
  const answer = request.then(none, fieldErrors)
  const errors = await Promise.race([answer, sleep(MAX_WAIT_MS).then(none)])
  return Object.fromEntries(Object.entries(errors).filter(([field]) => !omittedFields.includes(field)))
}
