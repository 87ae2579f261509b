import { type Kysely, sql } from 'kysely'
import type { Tables } from '../db/tables.ts'

/** Whether the database has any tables. */
export async function hasTables(db: Kysely<Tables>): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select exists (
    select from information_schema.tables where table_schema not in ('pg_catalog', 'information_schema')
  ) as found`.execute(db)
  return rows[0]?.found ?? true
}
