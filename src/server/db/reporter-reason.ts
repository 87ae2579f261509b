import { type RawBuilder, sql } from 'kysely'

/**
 * SQL: the reason of the latest decision on a report, as its reporter may read it. `decision` is what the moderator wrote to
 * the author.
 * @param reports the table or its alias
 */
export const reporterReason = (reports: string): RawBuilder<string | null> => {
  const { id, state, decision, overturned } = {
    id: sql.ref(`${reports}.id`),
    state: sql.ref(`${reports}.state`),
    decision: sql.ref(`${reports}.decision`),
    overturned: sql.ref(`${reports}.overturned_at`),
  }
  return sql<string | null>`(select case when ${overturned} is null
      then coalesce((a.details ->> 'reporter_reason'), ${decision}) else a.reason end
    from (values (1)) as one left join lateral (select reason, details from audit_log
      where subject_type = 'report' and subject_id = ${id} and ${state} <> 'open'
        and action in ('report.upheld', 'report.dismissed', 'report.overturned')
      order by audit_log.id desc limit 1) a on true)`
}
