import { type Kysely, sql } from 'kysely'
import { LONG_REPORT, type ReportReason, type ReportType } from '#shared/contract/reports.ts'
import type { Tables } from '../db/tables.ts'

type Executor = Kysely<Tables>

/** The user's latest report of something that is not decided, or null. */
export async function findOpenReportOf(
  db: Executor,
  userId: number,
  { type, id }: { type: ReportType; id: number },
): Promise<{ id: number; created_at: string } | null> {
  const row = await db
    .selectFrom('reports')
    .select(['id', 'created_at'])
    .where('reporter_id', '=', userId)
    .where('type', '=', type)
    .where('subject_id', '=', id)
    .where('state', '=', 'open')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ? { id: row.id, created_at: row.created_at.toISOString() } : null
}

/**
 * Adds a text to a user's open report of the same thing for the same reason, unless the report has it already. A lock makes
 * parallel requests of the user follow one another.
 * @returns the report's id, null when there is none
 */
export async function addToOpenReport(
  trx: Executor,
  userId: number,
  { type, id, reason, text }: { type: ReportType; id: number; reason: ReportReason; text: string | null },
): Promise<number | null> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`report of ${userId}`}, 0))`.execute(trx)
  const row = await trx
    .selectFrom('reports')
    .select(['id', 'text'])
    .where('reporter_id', '=', userId)
    .where('type', '=', type)
    .where('subject_id', '=', id)
    .where('reason', '=', reason)
    .where('state', '=', 'open')
    .where(sql<boolean>`coalesce(length(text), 0) < ${LONG_REPORT}`)
    .orderBy('id', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst()
  if (!row) return null
  if (text && !row.text?.includes(text)) {
    const both = row.text ? `${row.text}\n\n${text}` : text
    await trx.updateTable('reports').set({ text: both }).where('id', '=', row.id).execute()
  }
  return row.id
}
