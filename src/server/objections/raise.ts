import type { Kysely, Transaction } from 'kysely'
import type { ObjectionSubject } from '#shared/contract/objections.ts'
import type { Tables } from '../db/tables.ts'
import { notFound, Problem } from '../http/problem.ts'
import { findDecision } from './decision-store.ts'
import { listObjectionable } from './objectionable.ts'
import { insertObjection } from './store.ts'

/** Null as `userId` stands for the reader of a signed link, which is for decisions until `linkedAt`. */
type Asked = { userId: number | null; now: Date; linkedAt?: Date }

/**
 * The decision to which this user can object now, for the form and for the objection itself. It writes nothing.
 * @param isLocked whether the subject is locked until the transaction ends
 * @throws Problem 404, 409 not_objectionable
 */
export async function requireObjectionable(
  db: Kysely<Tables>,
  subject: ObjectionSubject,
  { userId, now, linkedAt }: Asked,
  isLocked = false,
) {
  const decision = await findDecision(db, subject, { userId, isLocked })
  if (!decision) throw notFound()
  const { id, type } = subject
  const submittedAt = decision.submitted_at
  const open = decision.is_in_force && (await listObjectionable(db, type, [{ id, submittedAt }], now)).get(id)
  if (!open || (linkedAt && open.decidedAt > linkedAt)) throw new Problem('not_objectionable')
  const { title, reason, author_id: authorId } = decision
  return { title, reason: reason ?? '', authorId, decidedBy: open.decidedBy }
}

/**
 * Stores the objection to a decision.
 * @throws Problem 404, 409 not_objectionable
 */
export async function raiseObjection(
  trx: Transaction<Tables>,
  subject: ObjectionSubject,
  { text, ...asked }: Asked & { text: string },
): Promise<void> {
  const { title, reason, authorId, decidedBy } = await requireObjectionable(trx, subject, asked, true)
  await insertObjection(trx, {
    subject_type: subject.type,
    subject_id: subject.id,
    title,
    author_id: authorId,
    text,
    reason,
    decided_by: decidedBy,
    created_at: asked.now,
  })
}
