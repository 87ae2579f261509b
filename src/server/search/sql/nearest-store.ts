import { type Kysely, sql } from 'kysely'
import { chordBetween } from '../../db/chord.ts'
import type { Tables } from '../../db/tables.ts'

export type NearestQuery = { rubric_id: number; lat: number; lon: number; except: number }

/** The listed jobs of a rubric except one, nearest city first, then newest. For lists that have no index in memory. */
export async function nearestJobs(
  db: Kysely<Tables>,
  near: NearestQuery,
  limit: number,
  now: Date,
): Promise<number[]> {
  const { rubric_id, lat, lon, except } = near
  const here = { lat: sql`${lat}::float8`, lon: sql`${lon}::float8` }
  const distance = chordBetween(here, { lat: sql.ref('c.lat'), lon: sql.ref('c.lon') })
  const { rows } = await sql<{ id: number }>`
    select s.id from search_jobs s join cities c on c.id = s.city_id
    where s.rubric_id = ${rubric_id} and s.expires_at > ${now} and s.id <> ${except}
    order by ${distance}, s.published_at desc, s.id desc limit ${limit}::int`.execute(db)
  return rows.map(({ id }) => id)
}
