import { useEffect, useRef } from 'react'
import { useSend } from '#client/platform/forms/use-send.ts'
import { type Submission, type SubmitResult, submitEntry } from '#client/platform/outbox/submit.ts'
import { storingFailureText } from './storing-failure.ts'
import { useWaitsToast } from './use-waits-toast.ts'

type Options = {
  mutationKey?: string[]
  /** Called with a refusal, which it throws again. */
  onRefused?: (error: unknown) => never
}

/**
 * Sends a form through the outbox. `onDone` runs when the server has accepted the entry, or when it waits on the device.
 * Then the form can clear its text. A refusal is returned as the errors of `useSend`, which also explains `mutationKey`.
 */
export function useSubmit(
  onDone: (result: SubmitResult) => unknown,
  { mutationKey, onRefused }: Options = {},
) {
  const showWaits = useWaitsToast()
  const isShown = useRef(true)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  const sending = useSend(
    (entry: Submission): Promise<SubmitResult> => submitEntry(entry, () => isShown.current).catch(onRefused),
    async (result) => {
      await onDone(result)
      if (result === 'waiting') showWaits()
    },
    mutationKey,
  )
  const { error, failure } = sending
  return { ...sending, failure: error instanceof DOMException ? storingFailureText(error) : failure }
}
