import type { Transaction } from 'kysely'
import { QUEUED_TYPES } from '#shared/contract/objections.ts'
import type { Tables } from '../db/tables.ts'
import { lockObjection } from './store.ts'

/** Locks an objection about an offer or account; `decided` when it is, null when there is none. */
export async function lockQueued(trx: Transaction<Tables>, objectionId: number) {
  const row = await lockObjection(trx, objectionId)
  const type = QUEUED_TYPES.find((queued) => queued === row?.subject_type)
  if (!row || !type) return null
  if (row.outcome) return 'decided' as const
  const { subject_id: id, title, author_id: authorId, created_at: objectedAt } = row
  return { type, id, title, authorId, objectedAt }
}
