import { enqueue } from '#client/platform/outbox/outbox.ts'
import { type SubmitResult, submitEntry } from '#client/platform/outbox/submit.ts'
import type { Vacancy } from '#shared/contract/vacancies.ts'

export type SeveralStep = 'vacancy-renewal' | 'vacancy-closing'

/**
 * Does the same with several vacancies, one after the other. Without a connection they wait in the outbox, each as its own
 * entry. What is done when a refusal stops the rest stays done.
 * @throws ApiError
 */
export async function sendSeveral(
  kind: SeveralStep,
  vacancies: readonly Pick<Vacancy, 'id' | 'title'>[],
): Promise<SubmitResult> {
  let result: SubmitResult = 'sent'
  for (const { id, title } of vacancies) {
    const entry = { kind, label: title, body: { id } } as const
    // The connection is lost, so nothing is gained by waiting for an answer to each.
    if (result === 'waiting') await enqueue(entry)
    else result = await submitEntry(entry)
  }
  return result
}
