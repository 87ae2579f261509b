import { type Insertable, type Kysely, sql, type Updateable } from 'kysely'
import type { RowChange } from '#shared/contract/imports.ts'
import { isListed } from '../db/is-listed.ts'
import { lockUser } from '../db/lock-user.ts'
import { lockOwn } from '../db/own-rows.ts'
import type { Tables } from '../db/tables.ts'

type Executor = Kysely<Tables>
export type ViewedSource = Awaited<ReturnType<typeof listSources>>[number]

const openVacancies = sql`from imported_vacancies i join vacancies v on v.id = i.vacancy_id
  where i.source_id = s.id and v.closed_at is null`
const openCount = sql<number>`(select count(*)::int ${openVacancies})`
const inReviewCount = sql<number>`(select count(*)::int ${openVacancies} and v.moderation_state = 'pending')`
const hiddenCount = (now: Date) =>
  sql<number>`(select count(*)::int ${openVacancies} and v.approved_at is not null and not ${isListed('v', now)})`

/** An employer's sources by name, with their last run; only one of them if `id` is given. */
export async function listSources(db: Executor, userId: number, now: Date, id?: number) {
  let query = db
    .selectFrom('import_sources as s')
    .leftJoin('import_runs as r', 'r.source_id', 's.id')
    .select(['s.id', 's.name', 's.url', 's.daily', 's.defaults', 's.trusted_at', 's.paused_at'])
    .select(['r.id as run_id', 'r.state', 'r.failure', 'r.is_upload', 'r.created_at as run_created_at'])
    .select([openCount.as('vacancies'), inReviewCount.as('in_review'), hiddenCount(now).as('hidden')])
    .where('s.user_id', '=', userId)
    .orderBy(sql`lower(s.name)`)
    .orderBy('s.id')
  if (id !== undefined) query = query.where('s.id', '=', id)
  return query.execute()
}

/** Whether a row of an import overwrites an edit by hand. */
export const isOverwriting = sql<boolean>`changes @> '[{"effect": "overwrites"}]'`

/** The number of rows of runs by change, and how many of them are done, have warnings or overwrite edits by hand. */
export async function countRows(
  db: Executor,
  runIds: number[],
): Promise<
  { run_id: number; change: RowChange; count: number; done: number; warned: number; overwritten: number }[]
> {
  if (runIds.length === 0) return []
  return db
    .selectFrom('import_rows')
    .select(['run_id', 'change'])
    .select([
      sql<number>`count(*)::int`.as('count'),
      sql<number>`(count(*) filter (where is_done))::int`.as('done'),
      sql<number>`(count(*) filter (where warnings <> '[]'))::int`.as('warned'),
      sql<number>`(count(*) filter (where ${isOverwriting}))::int`.as('overwritten'),
    ])
    .where('run_id', 'in', runIds)
    .groupBy(['run_id', 'change'])
    .execute()
}

/**
 * Locks an own source until the transaction ends; null when there is none. The user's row is always locked first, as by the
 * erasure of the account and by a hand-over to a colleague: else two transactions could wait for each other.
 */
export async function lockSource(trx: Executor, userId: number, id: number) {
  await lockUser(trx, userId)
  return lockOwn(trx, 'import_sources', userId, id)
}

/** Counts an employer's sources under a lock until the transaction ends, so that the limit holds for parallel requests. */
export async function lockAndCountSources(trx: Executor, userId: number): Promise<number> {
  await lockUser(trx, userId)
  const { count } = await trx
    .selectFrom('import_sources')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return count
}

export async function insertSource(
  trx: Executor,
  row: Insertable<Tables['import_sources']>,
): Promise<{ id: number }> {
  return trx.insertInto('import_sources').values(row).returning('id').executeTakeFirstOrThrow()
}

export async function updateSource(
  trx: Executor,
  id: number,
  changes: Updateable<Tables['import_sources']>,
): Promise<void> {
  await trx.updateTable('import_sources').set(changes).where('id', '=', id).execute()
}

// A feed that is gone for good must not be asked every night, nor its owner told every morning.
const MAX_FAILED_NIGHTS = 3

/** Counts a failed daily reading. @returns whether it was one too many, so that the daily reading is paused now */
export async function countFailedNight(trx: Executor, id: number, now: Date): Promise<boolean> {
  const failed = sql<boolean>`failed_nights + 1 >= ${MAX_FAILED_NIGHTS}`
  const row = await trx
    .updateTable('import_sources')
    .set({
      failed_nights: sql`failed_nights + 1`,
      paused_at: sql`case when ${failed} then ${now}::timestamptz end`,
    })
    .where('id', '=', id)
    .returning('paused_at')
    .executeTakeFirst()
  return row?.paused_at != null
}

/** A daily reading that has failed neither now nor before. */
export const NEVER_FAILED = { failed_nights: 0, paused_at: null }

/** The sources that are fetched every day and are not being imported, with their owners. Blocked owners have none. */
export async function listDailySources(db: Executor): Promise<{ id: number; user_id: number }[]> {
  return db
    .selectFrom('import_sources as s')
    .innerJoin('users', 'users.id', 's.user_id')
    .leftJoin('import_runs as r', 'r.source_id', 's.id')
    .select(['s.id', 's.user_id'])
    .where('s.daily', '=', true)
    .where('s.paused_at', 'is', null)
    .where('users.blocked_at', 'is', null)
    .where((eb) => eb.or([eb('r.id', 'is', null), eb('r.state', 'not in', ['reading', 'importing'])]))
    .orderBy('s.id')
    .execute()
}
