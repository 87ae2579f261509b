import { type Kysely, sql } from 'kysely'
import type { Tables } from '../db/tables.ts'

/** Whether the database answers. */
export async function isDatabaseReachable(db: Kysely<Tables>): Promise<boolean> {
  return sql`select 1`.execute(db).then(
    () => true,
    () => false,
  )
}
