import type { Transaction } from 'kysely'
import type { ObjectionSubject } from '#shared/contract/objections.ts'
import type { Tables } from '../db/tables.ts'
import { Problem } from '../http/problem.ts'
import { listObjectionable } from './objectionable.ts'
import { insertObjection } from './store.ts'

/**
 * A decision that still holds: its reason, what it is about, and whom it concerns. `submittedAt`: when the text that was
 * decided was submitted.
 */
export type DecisionInForce = {
  title: string
  reason: string
  authorId: number | null
  submittedAt?: Date | null
}

/**
 * Stores the objection to a decision. Lock the subject before.
 * @throws Problem 409 not_objectionable
 */
export async function raiseObjection(
  trx: Transaction<Tables>,
  { type, id }: ObjectionSubject,
  { refusal, text, now }: { refusal: DecisionInForce; text: string; now: Date },
): Promise<void> {
  const { title, reason, authorId, submittedAt = null } = refusal
  const decision = (await listObjectionable(trx, type, [{ id, submittedAt }], now)).get(id)
  if (!decision) throw new Problem('not_objectionable')
  await insertObjection(trx, {
    subject_type: type,
    subject_id: id,
    title,
    author_id: authorId,
    text,
    reason,
    decided_by: decision.decidedBy,
    created_at: now,
  })
}
