import { type Kysely, type SqlBool, sql } from 'kysely'
import type { Language } from '#shared/contract/languages.ts'
import { CARD_FIELDS, PAGE_FIELDS } from '#shared/contract/vacancy-fields.ts'
import { compileOnce } from '../db/compile-once.ts'
import { isPublic } from '../db/is-listed.ts'
import { cityName, rubricName } from '../db/names.ts'
import type { Tables } from '../db/tables.ts'

type Executor = Kysely<Tables>
/** The reader of jobs. `workerId` is null unless the current user is a worker. */
export type Reader = { language: Language; now: Date; workerId: number | null }

// Longer than the excerpt of 200 characters, because whitespace is collapsed later.
const EXCERPT_SOURCE = 600
const CARD_COLUMNS = CARD_FIELDS.map((field) => `v.${field}` as const)
const PAGE_COLUMNS = PAGE_FIELDS.map((field) => `v.${field}` as const)

/** Lists across employers use the search tables instead. */
const listed = (now: Date) => isPublic('v', now)

function selectCards(db: Executor, { language, workerId }: Omit<Reader, 'now'>) {
  return db
    .selectFrom('vacancies as v')
    .innerJoin('cities', 'cities.id', 'v.city_id')
    .innerJoin('rubrics', 'rubrics.id', 'v.rubric_id')
    .leftJoin('companies', 'companies.id', 'v.company_id')
    .select([
      'companies.logo as company_logo',
      'v.id',
      'v.slug',
      'v.rubric_id',
      'v.city_id',
      'v.published_at',
      'v.confirmed_at',
      'v.expires_at',
    ])
    .select(CARD_COLUMNS)
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

/**
 * The cards of listed jobs, in the order of `ids`. A job that was found may have been taken down since, or its author
 * blocked (the index in memory may be 200 ms old): without this condition its text would still be shown once.
 */
export async function listCards(db: Executor, reader: Reader, ids: number[]): Promise<JobCardRow[]> {
  if (ids.length === 0) return []
  const rows = await cardsById(db, reader.language, reader.workerId, reader.now, ids)
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

const cardsById = compileOnce((db, language: Language, workerId: number | null, now: Date, ids: number[]) =>
  selectCards(db, { language, workerId }).where(sql<SqlBool>`v.id = any(${ids}::int[])`).where(listed(now)),
)

/** Whether the worker has blocked a vacancy's employer; false for other readers. */
const isEmployerBlocked = (workerId: number | null) =>
  sql<boolean>`exists (select from blocks where blocks.user_id = ${workerId}::int
    and blocks.blocked_user_id = v.user_id)`

const selectJobs = (db: Executor, reader: Omit<Reader, 'now'>) =>
  selectCards(db, reader)
    .innerJoin('users', 'users.id', 'v.user_id')
    .leftJoin('answer_rates', 'answer_rates.user_id', 'v.user_id')
    .leftJoin('company_domains as d', (join) =>
      join.onRef('d.company_id', '=', 'v.company_id').on('d.verified_at', 'is not', null),
    )
    .select(isEmployerBlocked(reader.workerId).as('is_employer_blocked'))
    .select(['v.company_id', 'companies.name as company', 'companies.address as company_address'])
    .select(['companies.website as company_website', 'companies.description as company_description'])
    .select(['d.domain as company_domain', 'answer_rates.due', 'answer_rates.answered'])
    .select(['v.user_id', 'v.published', 'v.moderation_state', 'v.approved_at', 'v.closed_at'])
    .select(PAGE_COLUMNS)
    .select(['v.approved_version', 'cities.state', 'cities.lat', 'cities.lon', 'users.blocked_at'])
    .select(['users.name', 'users.surname', 'users.company_name as employer_company', 'users.url_img'])
    .select([
      'users.created_at as member_since',
      sql<number>`(select count(*) from bids b where b.vacancy_id = v.id and b.state <> 'withdrawn' and b.removed_at is null)::int`.as(
        'rates_count',
      ),
    ])

/** A vacancy by its slug, with its employer, listed or not, or null. Callers check who may read it. */
export async function findJob(db: Executor, reader: Reader, slug: string) {
  return (await jobBySlug(db, reader.language, reader.workerId, slug))[0] ?? null
}
const jobBySlug = compileOnce((db, language: Language, workerId: number | null, slug: string) =>
  selectJobs(db, { language, workerId }).where('v.slug', '=', slug).where('v.deleted_at', 'is', null),
)

/** As `findJob`, for several ids. */
export async function findJobs(db: Executor, reader: Reader, ids: number[]): Promise<JobRow[]> {
  return ids.length === 0 ? [] : jobsById(db, reader.language, reader.workerId, ids)
}
const jobsById = compileOnce((db, language: Language, workerId: number | null, ids: number[]) =>
  selectJobs(db, { language, workerId }).where(sql<SqlBool>`v.id = any(${ids}::int[])`),
)

/**
 * A worker's favourite jobs as `findJob`, the last added first, with the worker's open bids. One statement: others would wait
 * for the ids.
 */
export const findFavouriteJobs = compileOnce((db, language: Language, workerId: number) =>
  selectJobs(db, { language, workerId })
    .innerJoin('favorite_jobs as f', 'f.vacancy_id', 'v.id')
    .select('f.added_at')
    // The last join: PostgreSQL does not reorder more than eight tables (join_collapse_limit).
    .leftJoin('bids as own', (join) =>
      join
        .onRef('own.vacancy_id', '=', 'v.id')
        .on('own.user_id', '=', workerId)
        // Not a parameter, as in the condition of the partial index.
        .on('own.state', '<>', sql.lit('withdrawn')),
    )
    .select(['own.text as bid_text', 'own.pay_amount as bid_pay_amount', 'own.pay_type as bid_pay_type'])
    .select(['own.state as bid_state', 'own.decline_reason as bid_decline_reason'])
    .select(['own.created_at as bid_created_at', 'own.changed_at as bid_changed_at'])
    .select(['own.removed_at', 'own.removed_reason', 'own.removed_ground'])
    .where('f.user_id', '=', workerId)
    .orderBy('f.added_at', 'desc')
    .orderBy('f.vacancy_id', 'desc'),
)
export type FavouriteJobRow = Awaited<ReturnType<typeof findFavouriteJobs>>[number]

/** An employer's listed jobs, latest first. */
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

/** The other listed jobs of a company, latest first. */
export async function listCompanyJobs(
  db: Executor,
  { language, now }: Reader,
  { companyId, except, count }: { companyId: number; except: number; count: number },
) {
  return companyJobs(db, language, companyId, except, now, count)
}
const companyJobs = compileOnce(
  (db, language: Language, companyId: number, except: number, now: Date, count: number) =>
    db
      .selectFrom('vacancies as v')
      .innerJoin('cities', 'cities.id', 'v.city_id')
      .select(['v.slug', 'v.title', 'v.language', cityName(language).as('city')])
      .where('v.company_id', '=', companyId)
      .where('v.id', '<>', except)
      .where(listed(now))
      .orderBy('v.published_at', 'desc')
      .orderBy('v.id', 'desc')
      .limit(count),
)
export type JobRow = NonNullable<Awaited<ReturnType<typeof findJob>>>

/** The worker's bid on a job, else the latest withdrawn one, or null. */
export async function findWorkersBid(db: Executor, vacancyId: number, workerId: number) {
  return (await workersBid(db, vacancyId, workerId))[0] ?? null
}
export type WorkersBid = NonNullable<Awaited<ReturnType<typeof findWorkersBid>>>
const workersBid = compileOnce((db, vacancyId: number, workerId: number) =>
  db
    .selectFrom('bids')
    .select(['id', 'text', 'pay_amount', 'pay_type', 'state', 'decline_reason'])
    .select(['created_at', 'changed_at', 'removed_at', 'removed_reason', 'removed_ground'])
    .where('vacancy_id', '=', vacancyId)
    .where('user_id', '=', workerId)
    .orderBy(sql`state = 'withdrawn'`)
    .orderBy('id', 'desc')
    .limit(1),
)

/**
 * An employer's bids older than three days and the answered ones among them, counted hourly. Null when there are none.
 */
export async function findAnswers(db: Executor, employerId: number): Promise<Answers | null> {
  const query = db.selectFrom('answer_rates').select(['due', 'answered']).where('user_id', '=', employerId)
  return (await query.executeTakeFirst()) ?? null
}
export type Answers = { due: number; answered: number }
