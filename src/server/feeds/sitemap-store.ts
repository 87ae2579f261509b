import { type Kysely, sql } from 'kysely'
import { isPublic } from '../db/is-listed.ts'
import type { Tables } from '../db/tables.ts'

type Executor = Kysely<Tables>
export type JobAddress = { slug: string; updated_at: Date }
/** A range of job ids: the number of its listed jobs and their last change. */
export type IdRange = { number: number; jobs: number; changed: Date }

const listed = (now: Date) => isPublic('vacancies', now)

/** The ranges of `size` ids that contain listed jobs. A job never changes its range, so sitemap parts stay stable. */
export async function listIdRanges(db: Executor, now: Date, size: number): Promise<IdRange[]> {
  const { rows } = await sql<IdRange>`select (id / ${sql.lit(size)})::int as number, count(*)::int as jobs,
      max(updated_at) as changed
    from vacancies where ${listed(now)} group by 1 order by 1`.execute(db)
  return rows
}

/** The listed jobs of a range with their last change. */
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

/** The slugs of rubrics and cities with listed jobs: at most `max` pairs, those with most jobs first. */
export async function listJobPlaces(
  db: Executor,
  now: Date,
  max: number,
): Promise<{ rubric: string; city: string }[]> {
  const { rows } = await sql<{ rubric: string; city: string }>`
    select rubrics.slug as rubric, cities.slug as city
    from (select rubric_id, city_id, count(*) as jobs from vacancies where ${listed(now)} group by 1, 2) as found
    join rubrics on rubrics.id = rubric_id join cities on cities.id = city_id
    order by jobs desc, rubrics.slug, cities.slug limit ${max}`.execute(db)
  return rows
}
