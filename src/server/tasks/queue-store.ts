import { type Kysely, sql } from 'kysely'
import { DAY_S, HOUR_S } from '#shared/durations.ts'
import { compileLater } from '../db/compile-once.ts'
import type { Tables } from '../db/tables.ts'

/**
 * The settings of all queues. A service may be away for a day: ten delays that double from 5 s on, then hourly, 25 to 27 hours in
 * all.
 */
export const QUEUE = {
  retryLimit: 34,
  retryBackoff: true,
  retryDelay: 5,
  retryDelayMax: HOUR_S,
  deleteAfterSeconds: 14 * DAY_S,
}

export type NewEntry = {
  queue: string
  payload: object
  priority: number
  /** The account of an entry whose queue does one of an account at a time. */
  group: string | null
  /** Seconds until it is due. */
  after: number
}

/**
 * Adds an entry to a queue together with the next statement of the transaction. pg-boss documents its table for that (page “SQL”);
 * its own `send` reads 22 options from JSON, which takes twice as long (src/decisions/046-held-statements.md).
 */
export async function addEntry(
  trx: Kysely<Tables>,
  { queue, payload, priority, group, after }: NewEntry,
): Promise<void> {
  await entryInsertion(trx, queue, JSON.stringify(payload), priority, group, after)
}
const entryInsertion = compileLater(
  (trx, queue: string, payload: string, priority: number, group: string | null, after: number) => {
    const due = sql`now() + ${after}::float8 * interval '1 second'`
    const { retryLimit, retryDelay, retryBackoff, retryDelayMax, deleteAfterSeconds } = QUEUE
    return {
      compile: () =>
        sql`insert into pgboss.job (name, data, priority, group_id, start_after, keep_until, policy, retry_limit, retry_delay,
            retry_backoff, retry_delay_max, deletion_seconds)
          values (${queue}, ${payload}, ${priority}, ${group}, ${due}, ${due} + interval '14 days', 'standard',
            ${sql.lit(retryLimit)}, ${sql.lit(retryDelay)}, ${sql.lit(retryBackoff)}, ${sql.lit(retryDelayMax)},
            ${sql.lit(deleteAfterSeconds)})`.compile(trx),
    }
  },
)
