import type { NewEntry } from './entry.ts'
import { enqueue } from './outbox.ts'
import { type SubmitResult, submitEntry } from './submit.ts'

export type Submit = (entry: NewEntry) => Promise<SubmitResult>

/**
 * Submits entries one after the other, each as `submitEntry`. Once one has to wait for the connection, the others are only
 * stored: nothing is gained by waiting for an answer to each.
 * @returns submits the next entry. Rejects with an ApiError when the server refuses it
 */
export function submitInTurn(submit: Submit = submitEntry, store: typeof enqueue = enqueue): Submit {
  let result: SubmitResult = 'sent'
  return async (entry) => {
    if (result === 'waiting') await store(entry)
    else result = await submit(entry)
    return result
  }
}
