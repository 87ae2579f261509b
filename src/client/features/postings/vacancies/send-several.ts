import type { SubmitResult } from '#client/platform/outbox/submit.ts'
import { type Submit, submitInTurn } from '#client/platform/outbox/submit-in-turn.ts'
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
  submit: Submit = submitInTurn(),
): Promise<SubmitResult> {
  let result: SubmitResult = 'sent'
  for (const { id, title } of vacancies) result = await submit({ kind, label: title, body: { id } })
  return result
}
