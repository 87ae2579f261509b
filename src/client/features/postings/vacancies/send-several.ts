import { ApiError } from '#client/platform/api/errors.ts'
import type { NewEntry } from '#client/platform/outbox/entry.ts'
import type { SubmitResult } from '#client/platform/outbox/submit.ts'
import { type Submit, submitInTurn } from '#client/platform/outbox/submit-in-turn.ts'
import type { ChosenCloseReason } from '#shared/contract/choices.ts'
import type { Vacancy } from '#shared/contract/vacancies.ts'

export type SeveralStep = 'vacancy-confirmation' | 'vacancy-renewal' | 'vacancy-closing' | 'publish'
type Named = Pick<Vacancy, 'id' | 'title' | 'language'>

export type SeveralResult = {
  /** Whether the last one was sent or waits. */
  result: SubmitResult
  /** The ids of those that were sent or wait. */
  done: number[]
  refused: { vacancy: Named; error: ApiError }[]
}

// Of that vacancy alone: a colleague has closed or deleted it, or its text breaks a rule.
const OF_ONE = [404, 409, 422]

/**
 * Does the same with several vacancies, one after the other. Without a connection they wait in the outbox, each as its own
 * entry. `reason`: of a closing. A refusal of one does not keep back the others; one that concerns them all, such as an ended session, does.
 */
export async function sendSeveral(
  step: SeveralStep,
  vacancies: readonly Named[],
  { reason, submit = submitInTurn() }: { reason?: ChosenCloseReason; submit?: Submit } = {},
): Promise<SeveralResult> {
  const outcome: SeveralResult = { result: 'sent', done: [], refused: [] }
  for (const vacancy of vacancies) {
    try {
      outcome.result = await submit(entryOf(step, vacancy, reason))
      outcome.done.push(vacancy.id)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      outcome.refused.push({ vacancy, error })
      if (!OF_ONE.includes(error.status)) break
    }
  }
  return outcome
}

function entryOf(step: SeveralStep, { id, title: label }: Named, reason?: ChosenCloseReason): NewEntry {
  if (step === 'publish')
    return { kind: 'posting-flag', label, body: { type: 'vacancy', id, published: true } }
  if (step === 'vacancy-closing') return { kind: step, label, body: { id, ...(reason && { reason }) } }
  return { kind: step, label, body: { id } }
}
