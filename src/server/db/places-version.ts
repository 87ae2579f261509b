import { type Kysely, sql } from 'kysely'
import type { Tables } from './tables.ts'

/** The names of cities and rubrics are read again after this time, if they have changed. */
export const PLACES_CACHED_MS = 500

/**
 * Changes with each change of a city or rubric: PostgreSQL's column `xmin` is the transaction that has written the row.
 * Reading it takes a fraction of the time of reading all names.
 */
export async function placesVersion(db: Kysely<Tables>): Promise<string> {
  const { rows } = await sql<{ version: string }>`select concat_ws(' ',
    (select concat_ws(' ', count(*), sum(xmin::text::bigint * id)) from cities),
    (select concat_ws(' ', count(*), sum(xmin::text::bigint * id)) from rubrics)) as version`.execute(db)
  return rows[0]?.version ?? ''
}
