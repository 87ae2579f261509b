import { type Kysely, sql } from 'kysely'
import { compileLater } from '../db/compile-once.ts'
import type { Tables } from '../db/tables.ts'

/** `after` is the delay in seconds, `priority` 1 for an urgent entry; a process does one entry of a group at a time. */
export type EntryOptions = { after: number; priority: number; group: string | null }

/**
 * Adds an entry to a queue together with the next statement of the transaction. It has the same columns as one of pg-boss's `send`
 * (tasks.test.ts compares them), whose statement reads them from JSON with 22 options: that took a fifth of PostgreSQL's time for a bid.
 */
export async function insertEntry(
  trx: Kysely<Tables>,
  queue: string,
  payload: unknown,
  { after, priority, group }: EntryOptions,
): Promise<void> {
  await entryInsertion(trx, queue, JSON.stringify(payload), Math.max(after, 0), priority, group)
}
// A left join: without its queue, an entry is refused for its missing values instead of being lost.
const entryInsertion = compileLater(
  (trx, queue: string, data: string, after: number, priority: number, group: string | null) => ({
    compile: () =>
      sql`insert into pgboss.job_common (name, data, priority, group_id, created_on, start_after, keep_until, expire_seconds,
          deletion_seconds, retry_limit, retry_delay, retry_backoff, retry_delay_max, policy, dead_letter, heartbeat_seconds)
        select entry.name, ${data}::text::jsonb, ${priority}::int, ${group}::text, entry.now, entry.start,
          entry.start + make_interval(secs => q.retention_seconds), q.expire_seconds, q.deletion_seconds, q.retry_limit,
          q.retry_delay, q.retry_backoff, q.retry_delay_max, q.policy, q.dead_letter, q.heartbeat_seconds
        from (select ${queue}::text as name, pgboss.job_now() as now,
          pgboss.job_now() + make_interval(secs => ${after}::float8) as start) as entry
        left join pgboss.queue q on q.name = entry.name`.compile(trx),
  }),
)
