import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'

/** How many transactions wait for a lock. On PostgreSQL only: on PGlite a transaction waits for the one before. */
export async function countWaiting(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
  return rows[0]?.count ?? 0
}
