import { type Kysely, sql } from 'kysely'
import type { Tables } from '../db/tables.ts'

type Executor = Kysely<Tables>

/** The last rejection or take-down of a vacancy, or null. */
export async function findRefusal(db: Executor, vacancyId: number) {
  const row = await db
    .selectFrom('audit_log')
    .select(['actor_id', 'created_at'])
    .where('subject_type', '=', 'vacancy')
    .where('subject_id', '=', vacancyId)
    .where('action', 'in', ['vacancy.rejected', 'vacancy.taken_down'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}

/** Stores an objection. An open one of the same vacancy about an earlier text is replaced. */
export async function insertObjection(
  trx: Executor,
  objection: {
    vacancy_id: number
    text: string
    reason: string
    decided_by: number | null
    created_at: Date
  },
): Promise<void> {
  await trx
    .deleteFrom('objections')
    .where('vacancy_id', '=', objection.vacancy_id)
    .where('outcome', 'is', null)
    .execute()
  await trx.insertInto('objections').values(objection).execute()
}

/** The open objections of these vacancies. */
export async function listOpenObjections(db: Executor, vacancyIds: number[]) {
  return db
    .selectFrom('objections')
    .selectAll()
    .where(sql<boolean>`vacancy_id = any(${vacancyIds}::int[])`)
    .where('outcome', 'is', null)
    .execute()
}

export async function saveOutcome(
  trx: Executor,
  id: number,
  outcome: 'overturned' | 'upheld',
  now: Date,
): Promise<void> {
  await trx.updateTable('objections').set({ outcome, outcome_at: now }).where('id', '=', id).execute()
}

/** Whether other staff than this account can moderate. */
export async function hasOtherModerator(db: Executor, userId: number): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('staff_role', 'in', ['moderator', 'administrator'])
    .where('blocked_at', 'is', null)
    .where('id', '<>', userId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
