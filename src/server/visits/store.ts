import { type Kysely, sql } from 'kysely'
import type { VisitDay } from '#shared/contract/visits.ts'
import { isPublic } from '../db/is-listed.ts'
import type { Tables } from '../db/tables.ts'

type Executor = Kysely<Tables>

/**
 * Adds one visit of the day to a public vacancy.
 * @param readerId the reader's account; the owner's own visits are not counted
 */
export async function addVisit(
  db: Executor,
  slug: string,
  readerId: number | null,
  now: Date,
): Promise<void> {
  await sql`insert into vacancy_visits (vacancy_id, day, visits)
    select id, (${now}::timestamptz at time zone 'UTC')::date, 1 from vacancies
    where slug = ${slug} and ${isPublic('vacancies', now)}
      and user_id is distinct from ${readerId}::int
    on conflict (vacancy_id, day) do update set visits = vacancy_visits.visits + 1`.execute(db)
}

/** Visits and added favourites of a vacancy for each day (UTC) from `since` until `now`. */
export async function listVisits(
  db: Executor,
  vacancyId: number,
  since: Date,
  now: Date,
): Promise<VisitDay[]> {
  const { rows } = await sql<VisitDay>`
    select to_char(days.day, 'YYYY-MM-DD') as day, coalesce(visits, 0)::int as visits, coalesce(added, 0)::int as favourites
    from generate_series((${since}::timestamptz at time zone 'UTC')::date, (${now}::timestamptz at time zone 'UTC')::date,
        interval '1 day') as days (day)
    left join vacancy_visits v on v.vacancy_id = ${vacancyId} and v.day = days.day::date
    left join (select (added_at at time zone 'UTC')::date as day, count(*) as added
      from favorite_jobs where vacancy_id = ${vacancyId} group by 1) as favourites on favourites.day = days.day::date
    order by days.day`.execute(db)
  return rows
}
