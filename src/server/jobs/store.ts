import { type Expression, type Kysely, type SqlBool, sql } from 'kysely'
import type { Language } from '#shared/contract/languages.ts'
import type { FilterOption } from '#shared/contract/places.ts'
import type { JobsQuery } from '#shared/contract/search.ts'
import { cityName, rubricName } from '../db/names.ts'
import type { Tables } from '../db/tables.ts'

type Executor = Kysely<Tables>
/** Who reads, in which language, when. `workerId` is null for everybody but workers. */
export type Reader = { language: Language; now: Date; workerId: number | null }

// One more than what a total is exact to (api.md, Conventions).
const MOST_COUNTED = 10_001
// Enough for an excerpt of 200 characters.
const EXCERPT_SOURCE = 600
const DAY_MS = 24 * 60 * 60 * 1000

/** What is listed, as in shared/rules/vacancy-states.ts; in the words of the partial indexes. */
const listed = (now: Date): Expression<SqlBool> =>
  sql<SqlBool>`(v.approved_at is not null and v.published and v.closed_at is null and v.expires_at > ${now})`

function selectCards(db: Executor, { language, workerId }: Reader) {
  return db
    .selectFrom('vacancies as v')
    .innerJoin('cities', 'cities.id', 'v.city_id')
    .innerJoin('rubrics', 'rubrics.id', 'v.rubric_id')
    .select(['v.id', 'v.slug', 'v.title', 'v.company_name', 'v.rubric_id', 'v.city_id', 'v.language'])
    .select(['v.pay_type', 'v.pay_amount', 'v.pay_max', 'v.hours_per_week', 'v.employment_type'])
    .select(['v.employer_kind', 'v.german_level', 'v.published_at', 'v.confirmed_at', 'v.expires_at'])
    .select([
      cityName(language).as('city_name'),
      rubricName(language).as('rubric_name'),
      'rubrics.icon as rubric_icon',
      sql<string>`left(v.description, ${sql.lit(EXCERPT_SOURCE)})`.as('beginning'),
      sql<number | null>`(select b.id from bids b
        where b.vacancy_id = v.id and b.user_id = ${workerId}::int and b.state <> 'withdrawn')`.as(
        'my_rate_id',
      ),
    ])
}
export type JobCardRow = Awaited<ReturnType<ReturnType<typeof selectCards>['execute']>>[number]

/** One page of the listed jobs, newest first, and how many there are (counted to 10,001). */
export async function listJobs(
  db: Executor,
  reader: Reader,
  { city_ids, rubric_ids, pay_type, page, per_page }: JobsQuery,
): Promise<{ rows: JobCardRow[]; total: number }> {
  const matching = sql<SqlBool>`${listed(reader.now)}
    ${city_ids.length ? sql`and v.city_id = any(${city_ids}::bigint[])` : sql``}
    ${rubric_ids.length ? sql`and v.rubric_id = any(${rubric_ids}::bigint[])` : sql``}
    ${pay_type ? sql`and v.pay_type = ${pay_type}` : sql``}`
  const rows = await selectCards(db, reader)
    .where(matching)
    .orderBy('v.published_at', 'desc')
    .orderBy('v.id', 'desc')
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute()
  const counted = await sql<{ total: number }>`select count(*)::int as total
    from (select from vacancies v where ${matching} limit ${sql.lit(MOST_COUNTED)}) as counted`.execute(db)
  return { rows, total: counted.rows[0]?.total ?? 0 }
}

const selectJobs = (db: Executor, reader: Reader) =>
  selectCards(db, reader)
    .innerJoin('users', 'users.id', 'v.user_id')
    .select(['v.user_id', 'v.description', 'v.requirements', 'v.responsibilities', 'v.contact_name'])
    .select(['v.start_date', 'v.published', 'v.moderation_state', 'v.approved_at', 'v.closed_at'])
    .select(['v.approved_version', 'cities.state', 'cities.lat', 'cities.lon', 'users.blocked_at'])
    .select(['users.name', 'users.surname', 'users.company_name as employer_company', 'users.url_img'])
    .select([
      'users.created_at as member_since',
      sql<number>`(select count(*) from bids b where b.vacancy_id = v.id and b.state <> 'withdrawn')::int`.as(
        'rates_count',
      ),
    ])

/** A vacancy with its employer, listed or not: who may read it is the caller's to decide. Null when there is none of that slug. */
export async function findJob(db: Executor, reader: Reader, slug: string) {
  return (await selectJobs(db, reader).where('v.slug', '=', slug).executeTakeFirst()) ?? null
}

/** As `findJob`, those of these ids. */
export async function findJobs(db: Executor, reader: Reader, ids: number[]): Promise<JobRow[]> {
  return selectJobs(db, reader).where(sql<SqlBool>`v.id = any(${ids}::int[])`).execute()
}

/** What an employer has listed now, latest first. */
export async function listJobsOf(
  db: Executor,
  reader: Reader,
  employerId: number,
  count: number,
): Promise<JobCardRow[]> {
  return selectCards(db, reader)
    .where(listed(reader.now))
    .where('v.user_id', '=', employerId)
    .orderBy('v.published_at', 'desc')
    .orderBy('v.id', 'desc')
    .limit(count)
    .execute()
}
export type JobRow = NonNullable<Awaited<ReturnType<typeof findJob>>>

/** The worker's bid on a job, or the latest withdrawn one where there is no other, or null. */
export async function findWorkersBid(db: Executor, vacancyId: number, workerId: number) {
  const row = await db
    .selectFrom('bids')
    .select(['id', 'text', 'pay_amount', 'pay_type', 'state', 'created_at'])
    .where('vacancy_id', '=', vacancyId)
    .where('user_id', '=', workerId)
    .orderBy(sql`state = 'withdrawn'`)
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return row ?? null
}

/** How many bids on an employer's vacancies are older than three days, and how many of those are answered. */
export async function countAnswers(
  db: Executor,
  employerId: number,
  now: Date,
): Promise<{ due: number; answered: number }> {
  const { rows } = await sql<{ due: number; answered: number }>`
    select count(*)::int as due, (count(*) filter (where b.state in ('accepted', 'declined')))::int as answered
    from bids b join vacancies v on v.id = b.vacancy_id
    where v.user_id = ${employerId} and b.state <> 'withdrawn'
      and b.created_at < ${new Date(now.getTime() - 3 * DAY_MS)}`.execute(db)
  return rows[0] as { due: number; answered: number }
}

/** Listed jobs of the same rubric, nearest first, then newest. Near enough is flat enough for the cosine of one latitude. */
export async function listSimilar(
  db: Executor,
  reader: Reader,
  job: Pick<JobRow, 'id' | 'rubric_id' | 'lat' | 'lon'>,
  count: number,
): Promise<JobCardRow[]> {
  const { id, lat, lon } = job
  return selectCards(db, reader)
    .where(listed(reader.now))
    .where('v.rubric_id', '=', job.rubric_id)
    .where('v.id', '<>', id)
    .orderBy(
      sql`power(cities.lat - ${lat}::float8, 2) + power((cities.lon - ${lon}::float8) * cos(radians(${lat}::float8)), 2)`,
    )
    .orderBy('v.published_at', 'desc')
    .orderBy('v.id', 'desc')
    .limit(count)
    .execute()
}

/** The cities or rubrics of what is now listed, with how many each, most first. */
export async function listFilterOptions(
  db: Executor,
  { language, now }: Reader,
  by: 'city' | 'rubric',
): Promise<FilterOption[]> {
  const [table, name] =
    by === 'city'
      ? [sql.table('cities'), cityName(language, 'place')]
      : [sql.table('rubrics'), rubricName(language, 'place')]
  const { rows } = await sql<FilterOption>`
    select place.id, ${name} as name, found.count
    from (select ${sql.ref(`v.${by}_id`)} as id, count(*)::int as count from vacancies v
      where ${listed(now)} group by 1) as found
    join ${table} as place on place.id = found.id
    order by found.count desc, name, place.id`.execute(db)
  return rows
}
