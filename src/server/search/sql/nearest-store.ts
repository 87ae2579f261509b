import { type Kysely, sql } from 'kysely'
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
  // The haversine formula (shared/rules/distance.ts) without its last steps, which do not change the order.
  const distance = sql`power(sin(radians(c.lat - ${lat}::float8) / 2), 2)
    + cos(radians(${lat}::float8)) * cos(radians(c.lat)) * power(sin(radians(c.lon - ${lon}::float8) / 2), 2)`
  const { rows } = await sql<{ id: number }>`
    select s.id from search_jobs s join cities c on c.id = s.city_id
    where s.rubric_id = ${rubric_id} and s.expires_at > ${now} and s.id <> ${except}
    order by ${distance}, s.published_at desc, s.id desc limit ${limit}::int`.execute(db)
  return rows.map(({ id }) => id)
}
