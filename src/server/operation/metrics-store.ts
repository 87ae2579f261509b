import { type Kysely, sql } from 'kysely'
import { HOUR_MS } from '#shared/durations.ts'
import type { Tables } from '../db/tables.ts'

type Executor = Kysely<Tables>
type Queue = { queue: string; state: string; length: number; age: number | null }

/** The number of unfinished tasks by queue and state. `age` is the seconds since the oldest was due. */
export async function measureQueues(db: Executor): Promise<Queue[]> {
  const { rows } = await sql<Queue>`select name as queue, state::text as state, count(*)::int as length,
    extract(epoch from now() - min(start_after) filter (where state in ('created', 'retry') and start_after < now()))::float8 as age
    from pgboss.job where state in ('created', 'retry', 'active', 'failed') group by name, state`.execute(db)
  return rows
}

/**
 * The mails that were sent within the last hour, and those that failed. Tries with the same recipient, kind and subject
 * count once.
 */
export async function countMails(db: Executor, now: Date): Promise<{ sent: number; failed: number }> {
  const since = new Date(now.getTime() - HOUR_MS)
  const { rows } = await sql<{ sent: number; failed: number }>`select
    count(*) filter (where error is null)::int as sent,
    count(distinct (recipient, kind, subject)) filter (where error is not null)::int as failed
    from mail_attempts where attempted_at > ${since}`.execute(db)
  return rows[0] ?? { sent: 0, failed: 0 }
}
