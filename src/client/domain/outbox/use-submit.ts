import { useSend } from '#client/platform/forms/use-send.ts'
import { type Submission, type SubmitResult, submitEntry } from '#client/platform/outbox/submit.ts'
import { useWaitsToast } from './use-waits-toast.ts'

/**
 * Sends a form through the outbox. `onDone` runs when the server has accepted the entry, or when it waits on the device.
 * Then the form can clear its text. A refusal is returned as the errors of `useSend`.
 * @param sendSignedOut sends the form for signed-out visitors, because the outbox belongs to an account
 */
export function useSubmit(onDone: () => unknown, sendSignedOut?: () => Promise<unknown>) {
  const showWaits = useWaitsToast()
  const send = async (entry: Submission): Promise<SubmitResult | 'signed-out'> => {
    if (!sendSignedOut) return submitEntry(entry)
    await sendSignedOut()
    return 'signed-out'
  }
  return useSend(send, async (end) => {
    await onDone()
    if (end === 'waiting') showWaits()
  })
}
