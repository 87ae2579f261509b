import { type RawBuilder, sql } from 'kysely'

/** SQL: an upheld report that took its subject down is one entry of the audit log, the decision about the report. */
export const hasTakenDown = (table: string): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(`${table}.action`)} = 'report.upheld' and ${sql.ref(`${table}.after`)} ->> 'removed' = 'true')`

export type Content = 'vacancy' | 'offer' | 'message' | 'profile' | 'bid'
/** The type of the reports about each kind of content. */
export const REPORTED = {
  vacancy: 'job',
  offer: 'offer',
  message: 'message',
  profile: 'user',
  bid: 'bid',
} as const satisfies Record<Content, string>

/**
 * SQL: a table of the decisions of staff against content, from the audit log: rejections and take-downs, with or
 * without a report. Its columns are id, actor_id, action, created_at and subject_id; that of a profile is its owner.
 */
export const decisionsAgainst = (type: Content): RawBuilder<unknown> => {
  const rejected = sql.lit(`${type}.rejected`)
  const takenDown = sql.lit(`${type}.taken_down`)
  // Hiding a profile is an action on its owner.
  const direct =
    type === 'profile'
      ? sql`a.subject_type = 'user' and a.action = 'user.profile_hidden'`
      : sql`a.subject_type = ${sql.lit(type)} and a.action in (${rejected}, ${takenDown})`
  return sql`(select a.id, a.actor_id, a.action, a.created_at, a.subject_id from audit_log a
      where ${direct}
    union all select a.id, a.actor_id, ${takenDown}, a.created_at, r.subject_id
      from audit_log a join reports r on r.id = a.subject_id and r.type = ${sql.lit(REPORTED[type])}
      where a.subject_type = 'report' and ${hasTakenDown('a')})`
}

/** SQL: the number of these decisions against one vacancy or offer. It uses indexes, which a join with the table does not. */
export const countDecisionsAgainst = (type: 'vacancy' | 'offer', id: string): RawBuilder<number> =>
  sql<number>`(select count(*) from ${decisionsAgainst(type)} a where a.subject_id = ${sql.ref(id)})`
