import {
  type Objection,
  type ObjectionState,
  QUEUED_TYPES,
  type QueuedType,
} from '#shared/contract/objections.ts'
import type { Db } from '../db/connect.ts'
import { joinedPerson } from '../db/joined-person.ts'
import { findObjection as findRow, listObjections, type ObjectionRow } from './store.ts'

type Wanted = { state: ObjectionState; page: number; per_page: number; id?: number | undefined }

/** A page of the objections of these types, as moderators see them. */
export async function listQueued(db: Db, types: readonly QueuedType[], wanted: Wanted) {
  const { rows, total } = await listObjections(db, types, wanted.state, wanted)
  return { views: rows.map(toObjection), total }
}

/** An objection as moderators see it, or null. */
export async function findObjection(db: Db, id: number): Promise<Objection | null> {
  const row = await findRow(db, id)
  return row && toObjection(row)
}

/** @throws Error for an objection that is decided in another queue */
function toObjection(row: ObjectionRow): Objection {
  const type = QUEUED_TYPES.find((queued) => queued === row.subject_type)
  if (!type) throw new Error('This objection is not in the queue')
  return {
    id: row.id,
    subject: { type, id: row.subject_id, title: row.title },
    author: joinedPerson(row.author_id, row.author_name),
    author_language: row.author_language,
    text: row.text,
    reason: row.reason,
    created_at: row.created_at.toISOString(),
    decided_by: joinedPerson(row.decided_by, row.decider_name),
    state: row.outcome ?? 'open',
    answer: row.answer,
    answered_by: joinedPerson(row.answered_by, row.answerer_name),
    answered_at: row.outcome_at?.toISOString() ?? null,
  }
}
