import type { Transaction } from 'kysely'
import { QUEUED_TYPES } from '#shared/contract/objections.ts'
import type { Tables } from '../db/tables.ts'
import { findDecision } from './decision-store.ts'
import { findSubject, lockObjection } from './store.ts'

/**
 * Locks what a queued objection is about, then the objection, as all do who decide about the subject (decision 061).
 * @returns the objection; `decided` when it is, null when there is none
 */
export async function lockQueued(trx: Transaction<Tables>, objectionId: number) {
  const subject = await findSubject(trx, objectionId)
  if (subject) await findDecision(trx, subject, { userId: null, isLocked: true })
  const row = await lockObjection(trx, objectionId)
  const type = QUEUED_TYPES.find((queued) => queued === row?.subject_type)
  if (!row || !type) return null
  if (row.outcome) return 'decided' as const
  const { subject_id: id, title, author_id: authorId, created_at: objectedAt } = row
  return { type, id, title, authorId, objectedAt }
}
