import type { Transaction } from 'kysely'
import { DAY_MS } from '#shared/durations.ts'
import type { Tables } from '../db/tables.ts'
import { notFound, Problem } from '../http/problem.ts'
import { submitAgain } from '../vacancies/decide.ts'
import {
  findRefusal,
  hasOtherModerator,
  insertObjection,
  listOpenObjections,
  saveOutcome,
} from './objections-store.ts'

/** Six months (Art. 20 (1) DSA), in days of the longest six months. */
const OBJECTION_MS = 184 * DAY_MS

type Objection = { vacancyId: number; userId: number; text: string; now: Date }

/**
 * Objects to the rejection or take-down of the owner's vacancy. The same text is moderated again.
 * @throws Problem 404, 409 not_objectionable
 */
export async function objectToRefusal(
  trx: Transaction<Tables>,
  { vacancyId, userId, text, now }: Objection,
): Promise<void> {
  const reason = await submitAgain(trx, { id: vacancyId, userId, now })
  if (reason === undefined) throw notFound()
  const refusal = await findRefusal(trx, vacancyId)
  if (reason === null || !refusal || now.getTime() - refusal.created_at.getTime() > OBJECTION_MS)
    throw new Problem('not_objectionable')
  await insertObjection(trx, {
    vacancy_id: vacancyId,
    text,
    reason,
    decided_by: refusal.actor_id,
    created_at: now,
  })
}

/**
 * Refuses a moderator who made the decision that a vacancy's owner objects to, if others could decide.
 * @returns the open objection, or null
 * @throws Problem 409 own_decision
 */
export async function requireOtherModerator(
  trx: Transaction<Tables>,
  vacancyId: number,
  moderatorId: number,
) {
  const [objection] = await listOpenObjections(trx, [vacancyId])
  if (!objection) return null
  if (objection.decided_by === moderatorId && (await hasOtherModerator(trx, moderatorId)))
    throw new Problem('own_decision')
  return objection
}

type Decided = { vacancyId: number; moderatorId: number; isApproved: boolean; now: Date }

/**
 * Closes the open objection of a vacancy that is decided again.
 * @throws Problem 409 own_decision
 */
export async function closeObjection(
  trx: Transaction<Tables>,
  { vacancyId, moderatorId, isApproved, now }: Decided,
): Promise<void> {
  const objection = await requireOtherModerator(trx, vacancyId, moderatorId)
  if (objection) await saveOutcome(trx, objection.id, isApproved ? 'overturned' : 'upheld', now)
}
