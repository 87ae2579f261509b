import { type Kysely, sql } from 'kysely'
import type { Tables } from '../db/tables.ts'

type Executor = Kysely<Tables>
export type JobAddress = { slug: string; updated_at: Date }
/** The listed jobs whose ids lie in one stretch: how many, and when one of them last changed. */
export type Stretch = { number: number; jobs: number; changed: Date }

const listed = (now: Date) =>
  sql<boolean>`(approved_at is not null and published and closed_at is null and expires_at > ${now}
    and not exists (select from users where users.id = user_id and blocked_at is not null))`

/** Which stretches of `size` ids hold listed jobs. A job never leaves its stretch, so a part of the map stays what it was. */
export async function listStretches(db: Executor, now: Date, size: number): Promise<Stretch[]> {
  const { rows } = await sql<Stretch>`select (id / ${sql.lit(size)})::int as number, count(*)::int as jobs,
      max(updated_at) as changed
    from vacancies where ${listed(now)} group by 1 order by 1`.execute(db)
  return rows
}

/** The listed jobs of a stretch with when each last changed. */
export async function listJobAddresses(
  db: Executor,
  now: Date,
  size: number,
  number: number,
): Promise<JobAddress[]> {
  const { rows } = await sql<JobAddress>`select slug, updated_at from vacancies
    where ${listed(now)} and id >= ${number * size} and id < ${(number + 1) * size} order by id desc`.execute(
    db,
  )
  return rows
}
