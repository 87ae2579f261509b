import { type SubmitResult, submitEntry } from '#client/platform/outbox/submit.ts'
import { type Submit, submitInTurn } from '#client/platform/outbox/submit-in-turn.ts'
import type { Statement } from '#shared/contract/grounds.ts'
import type { ModeratedVacancy } from '#shared/contract/moderation.ts'
import { isTooLate } from '../undo/is-too-late.ts'

/** What the moderator read. The server refuses a decision about another version or another objection. */
export type ReadText = Pick<ModeratedVacancy, 'id' | 'version' | 'title' | 'objection'>

const readOf = ({ id, version, objection }: ReadText) => ({
  id,
  version,
  objected_at: objection?.created_at ?? null,
})

const approvalOf = (read: ReadText, batch?: string) =>
  ({
    kind: 'vacancy-approval',
    label: read.title,
    body: { ...readOf(read), ...(batch && { batch }) },
  }) as const

/** Approves with time to undo. The server keeps the approval, so leaving the page does not lose it. */
export const approve = (read: ReadText): Promise<SubmitResult> => submitEntry(approvalOf(read))

export const reject = (read: ReadText, statement: Statement): Promise<SubmitResult> =>
  submitEntry({ kind: 'vacancy-rejection', label: read.title, body: { ...readOf(read), ...statement } })

export type BulkResult = { decided: number[]; waiting: number[]; changed: number; failure: unknown }

/**
 * Approves vacancies one after the other. Skips those that were changed or decided meanwhile; stops at any other
 * failure. Without a connection they wait in the outbox. Each employer is told once about all of them.
 */
export async function approveAll(
  read: readonly ReadText[],
  submit: Submit = submitInTurn(),
): Promise<BulkResult> {
  const decided: number[] = []
  const waiting: number[] = []
  let changed = 0
  const batch = read.length > 1 ? crypto.randomUUID() : undefined
  for (const one of read) {
    try {
      const result = await submit(approvalOf(one, batch))
      if (result === 'sent') decided.push(one.id)
      else waiting.push(one.id)
    } catch (failure) {
      if (!isTooLate(failure)) return { decided, waiting, changed, failure }
      changed++
    }
  }
  return { decided, waiting, changed, failure: null }
}
