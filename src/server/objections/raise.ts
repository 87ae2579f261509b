import type { Transaction } from 'kysely'
import type { ObjectionSubject } from '#shared/contract/objections.ts'
import { DAY_MS } from '#shared/durations.ts'
import type { Tables } from '../db/tables.ts'
import { Problem } from '../http/problem.ts'
import { findDecision, hasObjectedSince, insertObjection } from './store.ts'

/** Six months (Art. 20 (1) DSA), in days of the longest six months. */
const OBJECTION_MS = 184 * DAY_MS

/** A decision that still holds: its reason, what it is about, and whom it concerns. */
export type Refusal = { title: string; reason: string; authorId: number | null }

/**
 * Stores the objection to a decision. Lock the subject before.
 * @throws Problem 409 not_objectionable
 */
export async function raiseObjection(
  trx: Transaction<Tables>,
  subject: ObjectionSubject,
  { refusal, text, now }: { refusal: Refusal; text: string; now: Date },
): Promise<void> {
  const decidedBy = await requireObjectionable(trx, subject, now)
  await insertObjection(trx, {
    subject_type: subject.type,
    subject_id: subject.id,
    title: refusal.title,
    author_id: refusal.authorId,
    text,
    reason: refusal.reason,
    decided_by: decidedBy,
    created_at: now,
  })
}

async function requireObjectionable(trx: Transaction<Tables>, subject: ObjectionSubject, now: Date) {
  const decision = await findDecision(trx, subject)
  if (!decision || now.getTime() - decision.created_at.getTime() > OBJECTION_MS)
    throw new Problem('not_objectionable')
  // Once for each decision: an upheld takedown of an offer or block of an account ends the matter here, and the mail names
  // the ways outside. A vacancy that is rejected again is a new decision.
  if (await hasObjectedSince(trx, subject, decision.created_at)) throw new Problem('not_objectionable')
  return decision.actor_id
}
