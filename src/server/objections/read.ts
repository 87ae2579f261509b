import { type Objection, type ObjectionState, QUEUED_TYPES } from '#shared/contract/objections.ts'
import type { StaffRole } from '#shared/contract/staff.ts'
import { hasRight } from '#shared/rules/staff-rights.ts'
import type { Db } from '../db/connect.ts'
import { joinedPerson } from '../db/joined-person.ts'
import { countOpen, findObjection as findRow, listObjections, type ObjectionRow } from './store.ts'

type QueueQuery = { state: ObjectionState; page: number; per_page: number; id?: number | undefined }

/** A page of the objections in the queue that this role may decide. */
export async function listQueued(db: Db, role: StaffRole | null, query: QueueQuery, now: Date) {
  const { rows, total } = await listObjections(db, QUEUED_TYPES, query.state, query, {
    withStaff: mayDecideStaff(role),
    now,
  })
  return { views: rows.map(toObjection), total }
}

/** How many objections wait for this role, and the time of the oldest. */
export const countQueued = (db: Db, role: StaffRole, now: Date) =>
  countOpen(db, QUEUED_TYPES, { withStaff: mayDecideStaff(role), now })

const mayDecideStaff = (role: StaffRole | null) => hasRight(role, 'staff')

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
