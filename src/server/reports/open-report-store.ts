import { type Kysely, sql } from 'kysely'
import type { ReportAddition, ReportType } from '#shared/contract/reports.ts'
import { isNotHeld } from '../db/held-decisions.ts'
import type { Tables } from '../db/tables.ts'

type Executor = Kysely<Tables>

// A list of reports shows them all. What comes on top is a report of its own.
const MAX_ADDITIONS = 20

type Subject = { type: ReportType; id: number }

/** The user's reports of something that are not decided. */
const openReportsOf = (db: Executor, userId: number, { type, id }: Subject) =>
  db
    .selectFrom('reports')
    .where('reporter_id', '=', userId)
    .where('type', '=', type)
    .where('subject_id', '=', id)
    .where('state', '=', 'open')

/** The user's latest report of something that is not decided, or null. */
export async function findOpenReportOf(
  db: Executor,
  userId: number,
  subject: Subject,
): Promise<{ id: number; created_at: string } | null> {
  const row = await openReportsOf(db, userId, subject)
    .select(['id', 'created_at'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ? { id: row.id, created_at: row.created_at.toISOString() } : null
}

/**
 * Adds to the reporter's own open report of the same thing. One whose decision is held stays as the moderator has read it,
 * and a full one as it is.
 * @returns its id, or null when there is none. A lock makes parallel reports of one person come one after the other.
 */
export async function addToOpenReport(
  trx: Executor,
  reporterId: number,
  subject: Subject,
  addition: ReportAddition,
): Promise<number | null> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`report of ${reporterId} ${subject.type} ${subject.id}`}, 0))`.execute(
    trx,
  )
  const open = openReportsOf(trx, reporterId, subject)
    .select('id')
    .where(isNotHeld('report', 'reports.id', new Date(addition.created_at)))
    .where(sql<boolean>`jsonb_array_length(additions) < ${MAX_ADDITIONS}`)
    .orderBy('id')
    .limit(1)
    .forUpdate()
  const row = await trx
    .updateTable('reports')
    .set({ additions: sql`additions || ${JSON.stringify([addition])}::jsonb` })
    .where('id', 'in', open)
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}
