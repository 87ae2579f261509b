import { type Kysely, sql } from 'kysely'
import type { Language } from '#shared/contract/languages.ts'
import { compileOnce } from '../db/compile-once.ts'
import { cityName } from '../db/names.ts'
import type { Tables } from '../db/tables.ts'

type Executor = Kysely<Tables>

/** The jobs that a user has hidden, latest first. Those that were taken down are left out. */
export async function listHidden(db: Executor, userId: number, language: Language) {
  return db
    .selectFrom('hidden_jobs')
    .innerJoin('vacancies as v', 'v.id', 'hidden_jobs.vacancy_id')
    .innerJoin('cities', 'cities.id', 'v.city_id')
    .select(['v.id', 'v.title', 'v.language', 'v.slug', 'v.company_name', 'hidden_jobs.hidden_at'])
    .select(['v.city_id', cityName(language).as('city_name')])
    .where('hidden_jobs.user_id', '=', userId)
    .where('v.approved_at', 'is not', null)
    .where('v.published', '=', true)
    .orderBy('hidden_jobs.hidden_at', 'desc')
    .orderBy('v.id', 'desc')
    .execute()
}

/** The jobs that a user has hidden, and the listed jobs of those whom the user has blocked. */
export async function listHiddenIds(db: Executor, userId: number): Promise<number[]> {
  return (await hiddenIds(db, userId)).map(({ id }) => id)
}
const hiddenIds = compileOnce((db, userId: number) => {
  const ofBlocked = db
    .selectFrom('blocks')
    .innerJoin('vacancies as v', 'v.user_id', 'blocks.blocked_user_id')
    .innerJoin('search_jobs', 'search_jobs.id', 'v.id')
    .select('v.id')
    .where('blocks.user_id', '=', userId)
  return db
    .selectFrom('hidden_jobs')
    .select('vacancy_id as id')
    .where('user_id', '=', userId)
    .union(ofBlocked)
})

/** Hides a job that is or was public, because its card may be older than its end; false when there is none. */
export async function insertHidden(trx: Executor, userId: number, id: number, now: Date): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`with job as (
      select v.id from vacancies v where v.id = ${id} and v.approved_at is not null and v.published
        and not exists (select from users where users.id = v.user_id and users.blocked_at is not null)),
    added as (insert into hidden_jobs (user_id, vacancy_id, hidden_at)
      select ${userId}::int, id, ${now}::timestamptz from job on conflict do nothing)
    select id from job`.execute(trx)
  return rows.length > 0
}

/** Shows the oldest hidden jobs of a user again, so that `max` stay hidden. */
export async function deleteOldest(trx: Executor, userId: number, max: number): Promise<void> {
  await sql`delete from hidden_jobs where user_id = ${userId} and vacancy_id in (
    select vacancy_id from hidden_jobs where user_id = ${userId}
    order by hidden_at desc, vacancy_id desc offset ${max}::int)`.execute(trx)
}

export async function deleteHidden(db: Executor, userId: number, id: number): Promise<void> {
  await db.deleteFrom('hidden_jobs').where('user_id', '=', userId).where('vacancy_id', '=', id).execute()
}
