import { type Insertable, type Kysely, sql } from 'kysely'
import type { HeldReportDecisionTable } from '../db/tables/people.ts'
import type { Tables } from '../db/tables.ts'

type Executor = Kysely<Tables>

/** Does something within a transaction and rolls it back, to see whether it is refused. */
export async function tryOut(trx: Executor, work: () => Promise<void>): Promise<void> {
  await sql`savepoint tried`.execute(trx)
  await work()
  await sql`rollback to savepoint tried`.execute(trx)
}

/** Stores a held decision, in place of one that is overdue. @returns its id, null when another one is held */
export async function insertHold(
  trx: Executor,
  hold: Insertable<HeldReportDecisionTable>,
  now: Date,
): Promise<number | null> {
  await trx
    .deleteFrom('held_report_decisions')
    .where('report_id', '=', hold.report_id)
    .where('due_at', '<=', now)
    .execute()
  const row = await trx
    .insertInto('held_report_decisions')
    .values(hold)
    .onConflict((conflict) => conflict.column('report_id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

/** Deletes the held decision about a report and gives it, or null. */
export async function deleteHoldOf(trx: Executor, reportId: number) {
  const row = await trx
    .deleteFrom('held_report_decisions')
    .where('report_id', '=', reportId)
    .returning(['id', 'moderator_id', 'due_at'])
    .executeTakeFirst()
  return row ?? null
}

export async function findHold(db: Executor, id: number) {
  const row = await db.selectFrom('held_report_decisions').selectAll().where('id', '=', id).executeTakeFirst()
  return row ?? null
}

export async function deleteHold(db: Executor, id: number): Promise<void> {
  await db.deleteFrom('held_report_decisions').where('id', '=', id).execute()
}
