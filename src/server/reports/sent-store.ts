import { type Kysely, type Selectable, sql } from 'kysely'
import { reporterReason } from '../db/reporter-reason.ts'
import type { ReportTable } from '../db/tables/people.ts'
import type { Tables } from '../db/tables.ts'

/** A report as its reporter sees it: the reason of the latest decision is the one in their language. */
export type SentReportRow = Pick<
  Selectable<ReportTable>,
  | 'id'
  | 'type'
  | 'subject_title'
  | 'reason'
  | 'state'
  | 'decision'
  | 'created_at'
  | 'decided_at'
  | 'overturned_at'
>

/** One page of the reports that a user has sent, latest first, with the total. */
export async function listSentReports(
  db: Kysely<Tables>,
  userId: number,
  { page, per_page }: { page: number; per_page: number },
): Promise<{ rows: SentReportRow[]; total: number }> {
  const { rows } =
    await sql<SentReportRow>`select r.id, r.type, r.subject_title, r.reason, r.state, r.created_at,
      r.decided_at, r.overturned_at, ${reporterReason('r')} as decision
    from reports r where r.reporter_id = ${userId}
    order by r.id desc limit ${per_page} offset ${(page - 1) * per_page}`.execute(db)
  const { total } = await db
    .selectFrom('reports')
    .where('reporter_id', '=', userId)
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow()
  return { rows, total }
}
