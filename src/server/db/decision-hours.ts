import { type Kysely, sql } from 'kysely'
import type { Tables } from './tables.ts'

/** SQL: the median of the hours between two columns, with one decimal; null for no rows. */
export const medianHours = (from: string, until: string) =>
  sql<number | null>`round((percentile_cont(0.5) within group
    (order by extract(epoch from ${sql.ref(until)} - ${sql.ref(from)}) / 3600))::numeric, 1)::float`

/** The number of decisions on vacancies since a time, and the median of the hours from submission to decision. */
export async function measureDecisions(
  db: Kysely<Tables>,
  since: Date,
): Promise<{ count: number; median_hours: number | null }> {
  const { rows } = await sql<{ count: number; median_hours: number | null }>`
    select count(*)::int as count, ${medianHours('v.submitted_at', 'a.created_at')} as median_hours
    from audit_log a join vacancies v on v.id = a.subject_id and a.subject_type = 'vacancy'
    where a.action in ('vacancy.approved', 'vacancy.rejected') and a.created_at >= ${since}
      -- A text that was resubmitted after the decision has a new submission time.
      and a.created_at >= v.submitted_at`.execute(db)
  return rows[0] ?? { count: 0, median_hours: null }
}
