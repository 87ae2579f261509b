import { type Insertable, type Kysely, sql } from 'kysely'
import { failedBefore } from '../db/held-decisions.ts'
import type { HeldDecisionTable, HeldType } from '../db/tables/held-decisions.ts'
import type { Tables } from '../db/tables.ts'

type Executor = Kysely<Tables>
export type HeldSubject = { type: HeldType; id: number }

/** Does something within a transaction and rolls it back, to see whether it is refused. */
export async function tryOut(trx: Executor, work: () => Promise<void>): Promise<void> {
  await sql`savepoint tried`.execute(trx)
  await work()
  await sql`rollback to savepoint tried`.execute(trx)
}

/**
 * Stores a held decision, in place of one that is a minute overdue: its task has failed for good. Before that the task may
 * only be late, and its decision must not be lost.
 * @returns its id, null when another one is held
 */
export async function insertHold(
  trx: Executor,
  hold: Insertable<HeldDecisionTable>,
  now: Date,
): Promise<number | null> {
  await trx
    .deleteFrom('held_decisions')
    .where('subject_type', '=', hold.subject_type)
    .where('subject_id', '=', hold.subject_id)
    .where('due_at', '<=', failedBefore(now))
    .execute()
  const row = await trx
    .insertInto('held_decisions')
    .values(hold)
    .onConflict((conflict) => conflict.columns(['subject_type', 'subject_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

/** Deletes the held decision about something and gives it, or null. The row serializes undoing and deciding. */
export async function deleteHoldOf(trx: Executor, { type, id }: HeldSubject) {
  const row = await trx
    .deleteFrom('held_decisions')
    .where('subject_type', '=', type)
    .where('subject_id', '=', id)
    .returning(['id', 'moderator_id', 'due_at'])
    .executeTakeFirst()
  return row ?? null
}

/** Whose decision about something is held and due after this time; null when none is. */
export async function selectModeratorOf(
  trx: Executor,
  { type, id }: HeldSubject,
  after: Date,
): Promise<number | null> {
  const row = await trx
    .selectFrom('held_decisions')
    .select('moderator_id')
    .where('subject_type', '=', type)
    .where('subject_id', '=', id)
    .where('due_at', '>', after)
    .executeTakeFirst()
  return row?.moderator_id ?? null
}

export async function selectHold(db: Executor, id: number) {
  const row = await db.selectFrom('held_decisions').selectAll().where('id', '=', id).executeTakeFirst()
  return row ?? null
}

export async function deleteHold(db: Executor, id: number): Promise<void> {
  await db.deleteFrom('held_decisions').where('id', '=', id).execute()
}

/** A moderator's own held decisions, also about waiting texts, in the order in which they take effect. */
export async function selectHeldOf(db: Executor, moderatorId: number, after: Date) {
  const texts = await db
    .selectFrom('held_approvals')
    .select(['vacancy_id as id', 'version', 'batch', 'due_at', 'reason', 'ground'])
    .where('moderator_id', '=', moderatorId)
    .where('due_at', '>', after)
    .orderBy('due_at')
    .execute()
  const decisions = await db
    .selectFrom('held_decisions')
    .select(['subject_type', 'subject_id', 'decision', 'due_at'])
    .where('moderator_id', '=', moderatorId)
    .where('due_at', '>', after)
    .orderBy('due_at')
    .execute()
  return { texts, decisions }
}
