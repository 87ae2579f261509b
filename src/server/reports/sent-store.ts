import { type Kysely, type Selectable, sql } from 'kysely'
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
      r.decided_at, r.overturned_at,
      case when r.overturned_at is null then coalesce(a.details ->> 'reporter_reason', r.decision)
        else a.reason end as decision
    from reports r left join lateral (select reason, details from audit_log
      where subject_type = 'report' and subject_id = r.id and r.state <> 'open'
        and action in ('report.upheld', 'report.dismissed', 'report.overturned')
      order by id desc limit 1) a on true
    where r.reporter_id = ${userId}
    order by r.id desc limit ${per_page} offset ${(page - 1) * per_page}`.execute(db)
  const { total } = await db
    .selectFrom('reports')
    .where('reporter_id', '=', userId)
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow()
  return { rows, total }
}
