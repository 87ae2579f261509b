import type { Kysely, Transaction } from 'kysely'
import type { ObjectionSubject, ObjectionType } from '#shared/contract/objections.ts'
import { lockRemovedMessage } from '../conversations/remove-message.ts'
import type { Tables } from '../db/tables.ts'
import { notFound, Problem } from '../http/problem.ts'
import { type DecisionInForce, raiseObjection } from '../objections/raise.ts'
import { lockTakenDown } from '../offers/take-down.ts'
import { lockBlock } from '../people/block.ts'
import { lockHiddenProfile } from '../profiles/hide-profile.ts'
import { reopenReport } from '../reports/reopen.ts'
import { resubmit } from '../vacancies/decide.ts'

/** Null as `userId` stands for the reader of a signed link. Null as result: no decision against it is in force. */
type Find = (
  trx: Transaction<Tables>,
  given: { id: number; userId: number | null; now: Date },
) => Promise<DecisionInForce | null | undefined>

/** Locks a subject, puts it back into its queue, and returns the decision in force; undefined when it is not theirs. */
const FIND: Record<ObjectionType, Find> = {
  vacancy: resubmit,
  report: reopenReport,
  offer: async (trx, { id, userId }) => lockTakenDown(trx, id, userId),
  message: async (trx, { id }) => lockRemovedMessage(trx, id),
  profile: async (trx, { id }) => lockHiddenProfile(trx, id),
  account: async (trx, { id }) => lockBlock(trx, id),
}

type Objection = { userId: number | null; text: string; now: Date }

/**
 * Objects to the decision against a vacancy, an offer, a report, an account, a message or a profile. It is decided again.
 * @throws Problem 404, 409 not_objectionable
 */
export async function objectToDecision(
  trx: Transaction<Tables>,
  subject: ObjectionSubject,
  { userId, text, now }: Objection,
): Promise<void> {
  const refusal = await FIND[subject.type](trx, { id: subject.id, userId, now })
  if (refusal === undefined) throw notFound()
  if (refusal === null) throw new Problem('not_objectionable')
  await raiseObjection(trx, subject, { refusal, text, now })
}

/** Whether the reader of a signed link can object to the decision now: objects and rolls back, so that the rules exist once. */
export async function isObjectionable(
  db: Kysely<Tables>,
  subject: ObjectionSubject,
  now: Date,
): Promise<boolean> {
  const rolledBack = new Error('rolled back')
  try {
    await db.transaction().execute(async (trx) => {
      await objectToDecision(trx, subject, { userId: null, text: '', now })
      throw rolledBack
    })
  } catch (error) {
    if (error instanceof Problem) return false
    if (error !== rolledBack) throw error
  }
  return true
}
