import { type Kysely, sql } from 'kysely'
import type { Tables } from '../db/tables.ts'

/**
 * Frees the space of deleted rows and refreshes the planner's statistics, table by table, so that requests are answered in
 * between. PostgreSQL's autovacuum does this in a server; the embedded database has no background processes.
 * @param db the embedded database, outside a transaction
 */
export async function tidyTables(db: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select format('%I.%I', schemaname, relname) as name from pg_stat_user_tables order by 1`.execute(db)
  for (const { name } of rows) await sql.raw(`vacuum (analyze) ${name}`).execute(db)
}
