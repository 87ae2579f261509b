import type { Transaction } from 'kysely'
import type { ObjectionSubject } from '#shared/contract/objections.ts'
import type { Tables } from '../db/tables.ts'
import { Problem } from '../http/problem.ts'
import { hasOtherModerator, listOpenObjections, saveOutcome } from './store.ts'

/**
 * Refuses a moderator who made the decision to which an open objection refers, if others could decide, and always its
 * author.
 * @returns the open objection, or null
 * @throws Problem 409 own_decision
 */
export async function requireOtherModerator(
  trx: Transaction<Tables>,
  { type, id }: ObjectionSubject,
  moderatorId: number,
) {
  const [objection] = await listOpenObjections(trx, type, [id])
  if (!objection) return null
  if (objection.author_id === moderatorId) throw new Problem('own_decision')
  if (objection.decided_by === moderatorId && (await hasOtherModerator(trx, moderatorId)))
    throw new Problem('own_decision')
  return objection
}

/**
 * Refuses a decision by somebody who has not read the open objection. `objectedAt` is the time of the objection that was
 * read, null for none; undefined for programs that do not send it.
 * @throws Problem 409 already_decided, report_decided
 */
export async function requireReadObjection(
  trx: Transaction<Tables>,
  { type, id }: ObjectionSubject,
  objectedAt: string | null | undefined,
): Promise<void> {
  if (objectedAt === undefined) return
  const [open] = await listOpenObjections(trx, type, [id])
  if ((open?.created_at.toISOString() ?? null) !== objectedAt)
    throw new Problem(type === 'report' ? 'report_decided' : 'already_decided')
}

/**
 * Refuses a moderator who decides about their own text or account, if others could decide.
 * @throws Problem 409 own_account
 */
export async function requireNotOwn(
  trx: Transaction<Tables>,
  authorId: number | null,
  moderatorId: number,
): Promise<void> {
  if (authorId === moderatorId && (await hasOtherModerator(trx, moderatorId)))
    throw new Problem('own_account')
}

type Decided = { moderatorId: number; isOverturned: boolean; answer: string | null; now: Date }

/**
 * Closes the open objection about a subject that is decided again.
 * @returns the objection, null if there was none
 * @throws Problem 409 own_decision
 */
export async function closeObjection(
  trx: Transaction<Tables>,
  subject: ObjectionSubject,
  { moderatorId, isOverturned, answer, now }: Decided,
) {
  const objection = await requireOtherModerator(trx, subject, moderatorId)
  if (!objection) return null
  const outcome = isOverturned ? 'overturned' : 'upheld'
  await saveOutcome(trx, objection.id, { outcome, answer, by: moderatorId, now })
  return objection
}

/** Closes the open objection to a decision that was taken back without deciding about the objection. */
export async function closeRevoked(
  trx: Transaction<Tables>,
  { type, id }: ObjectionSubject,
  { by, now }: { by: number | null; now: Date },
): Promise<void> {
  for (const objection of await listOpenObjections(trx, type, [id]))
    await saveOutcome(trx, objection.id, { outcome: 'overturned', answer: null, by, now })
}
