import { type Kysely, sql } from 'kysely'
import type { Tables } from './tables.ts'

/** SQL: the median of the hours between two columns, with one decimal; null for no rows. */
export const medianHours = (from: string, until: string) =>
  sql<number | null>`round((percentile_cont(0.5) within group
    (order by extract(epoch from ${sql.ref(until)} - ${sql.ref(from)}) / 3600))::numeric, 1)::float`

/** SQL: the decisions on vacancies since a time, `a`, and the vacancies, `v`. */
const decisionsSince = (since: Date) => sql`audit_log a
  join vacancies v on v.id = a.subject_id and a.subject_type = 'vacancy' and a.created_at >= ${since}
    and a.action in ('vacancy.approved', 'vacancy.rejected')
    -- A text that was resubmitted after the decision has a new submission time.
    and a.created_at >= v.submitted_at`

const measures = sql`count(*)::int as decisions, ${medianHours('v.submitted_at', 'a.created_at')} as median_hours`

/** SQL: for each day (UTC) with decisions on vacancies their number and the median of the hours from submission. */
export const decisionsByDay = (since: Date) =>
  sql`select date_trunc('day', a.created_at, 'UTC') as day, ${measures} from ${decisionsSince(since)} group by 1`

/** The number of decisions on vacancies since a time, and the median of the hours from submission to decision. */
export async function measureDecisions(
  db: Kysely<Tables>,
  since: Date,
): Promise<{ count: number; median_hours: number | null }> {
  const { rows } = await sql<{ decisions: number; median_hours: number | null }>`
    select ${measures} from ${decisionsSince(since)}`.execute(db)
  return { count: rows[0]?.decisions ?? 0, median_hours: rows[0]?.median_hours ?? null }
}
