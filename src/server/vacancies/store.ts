import { type Insertable, type Kysely, type Selectable, sql, type Updateable } from 'kysely'
import type { Language } from '#shared/contract/languages.ts'
import type { MinimumWage } from '#shared/contract/pay.ts'
import { MAX_LISTED } from '#shared/contract/vacancies.ts'
import { OPEN_STATES, UNANSWERED_STATES } from '#shared/rules/bid-states.ts'
import { companyOf, isOwnVacancy } from '../db/company-rights.ts'
import { isListed } from '../db/is-listed.ts'
import { lockUser } from '../db/lock-user.ts'
import { cityName, rubricName } from '../db/names.ts'
import type { Tables, VacancyTable } from '../db/tables.ts'

type Executor = Kysely<Tables>
export type VacancyRow = Selectable<VacancyTable>

/** Inserts a vacancy; null when its slug is taken. */
export async function insertVacancy(
  db: Executor,
  row: Insertable<VacancyTable>,
): Promise<{ id: number } | null> {
  const made = await db
    .insertInto('vacancies')
    .values(ofCompany(row))
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .returning('id')
    .executeTakeFirst()
  return made ?? null
}

/** Inserts vacancies; gives the ids of those whose slug was free, by slug. */
export async function insertVacancies(
  db: Executor,
  rows: Insertable<VacancyTable>[],
): Promise<Map<string, number>> {
  if (rows.length === 0) return new Map()
  const made = await db
    .insertInto('vacancies')
    .values(rows.map(ofCompany))
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .returning(['id', 'slug'])
    .execute()
  return new Map(made.map(({ id, slug }) => [slug, id]))
}

/** A new vacancy belongs to the company of its author, unless the author may only read there. */
const ofCompany = (row: Insertable<VacancyTable>) => ({ ...row, company_id: companyOf(row.user_id, 'edit') })

/** SQL: whether no text of a vacancy was ever approved. One that was taken down keeps the day of its publication. */
const NEVER_APPROVED = sql<boolean>`(approved_at is null and published_at is null and deleted_at is null)`

/**
 * Counts an author's vacancies: those that wait for their first decision, those that were never approved (closed ones
 * included), and those created since a time with the oldest of these. Locks the author's row until the transaction ends,
 * so that the limits also hold for parallel requests.
 */
export async function lockAndCountNew(trx: Executor, userId: number, since: Date) {
  await lockUser(trx, userId)
  return trx
    .selectFrom('vacancies')
    .select([
      sql<number>`(count(*) filter (where moderation_state = 'pending' and approved_at is null and closed_at is null))::int`.as(
        'waiting',
      ),
      sql<number>`(count(*) filter (where ${NEVER_APPROVED}))::int`.as('unapproved'),
      sql<number>`(count(*) filter (where created_at > ${since}))::int`.as('recent'),
      sql<Date | null>`min(created_at) filter (where created_at > ${since})`.as('oldest_recent'),
    ])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
}

/** A vacancy, or null. */
export async function findVacancy(db: Executor, id: number): Promise<VacancyRow | null> {
  const row = await db.selectFrom('vacancies').selectAll().where('id', '=', id).executeTakeFirst()
  return row ?? null
}

/** A vacancy that is the user's or their company's, or null. */
export async function findOwnVacancy(db: Executor, userId: number, id: number): Promise<VacancyRow | null> {
  const row = await db
    .selectFrom('vacancies')
    .selectAll()
    .where('id', '=', id)
    .where(isOwnVacancy('vacancies', userId, 'read'))
    .executeTakeFirst()
  return row ?? null
}

/** Locks a vacancy until the transaction ends, so that edits and decisions queue. Null when there is none. */
export async function lockVacancy(trx: Executor, id: number): Promise<VacancyRow | null> {
  const row = await trx
    .selectFrom('vacancies')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row ?? null
}

/** Locks a user's own vacancy, or one of their company that they may edit, until the transaction ends; null when it is neither. */
export async function lockOwnVacancy(trx: Executor, userId: number, id: number): Promise<VacancyRow | null> {
  const [row] = await lockOwnVacancies(trx, userId, [id])
  return row ?? null
}

/** Locks those of these vacancies that are the owner's, by id, so that parallel calls do not block each other. */
export async function lockOwnVacancies(
  trx: Executor,
  userId: number,
  ids: readonly number[],
): Promise<VacancyRow[]> {
  return trx
    .selectFrom('vacancies')
    .selectAll()
    .where(sql<boolean>`id = any(${ids}::int[])`)
    .where(isOwnVacancy('vacancies', userId, 'edit'))
    .orderBy('id')
    .forUpdate()
    .execute()
}

export async function updateVacancy(
  trx: Executor,
  id: number,
  changes: Updateable<VacancyTable>,
): Promise<void> {
  await trx.updateTable('vacancies').set(changes).where('id', '=', id).execute()
}

export type VacancyChange = Updateable<VacancyTable> & { id: number }
const JSON_COLUMNS = ['draft', 'requirements', 'responsibilities'] as const

/** Changes many vacancies, with one statement for each set of changed columns. */
export async function updateVacancies(trx: Executor, changes: readonly VacancyChange[]): Promise<void> {
  for (const group of Map.groupBy(changes, (change) => Object.keys(change).sort().join()).values()) {
    const columns = Object.keys(group[0] ?? {}).filter((name) => name !== 'id')
    const set = sql.join(columns.map((name) => sql`${sql.ref(name)} = x.${sql.ref(name)}`))
    const values = JSON.stringify(group.map(withJson))
    await sql`update vacancies v set ${set}
      from jsonb_populate_recordset(null::vacancies, ${values}::jsonb) x where v.id = x.id`.execute(trx)
  }
}

/** These columns hold JSON as text, which would be stored as a JSON string. */
function withJson(change: VacancyChange) {
  const texts = JSON_COLUMNS.flatMap((name) => {
    const value = change[name]
    return typeof value === 'string' ? [[name, JSON.parse(value)]] : []
  })
  return { ...change, ...Object.fromEntries(texts) }
}

// Listed at this time means listed whatever the expiry is: expired vacancies are confirmed too.
const LONG_AGO = new Date(0)

/** Confirms those of the owner's vacancies that are shown or have expired; renews those that expire before `renewedBefore`. */
export async function confirmShown(
  trx: Executor,
  userId: number,
  ids: readonly number[],
  { now, renewedBefore, expires_at }: { now: Date; renewedBefore: Date; expires_at: Date },
): Promise<void> {
  if (ids.length === 0) return
  // Locked by id, as elsewhere, so that parallel calls do not block each other.
  await sql`with own as (select id from vacancies where id = any(${ids}::int[])
      and ${isOwnVacancy('vacancies', userId, 'edit')} and ${isListed('vacancies', LONG_AGO)} order by id for update)
    update vacancies v set confirmed_at = ${now},
      expires_at = case when v.expires_at <= ${renewedBefore} then ${expires_at} else v.expires_at end,
      updated_at = case when v.expires_at <= ${renewedBefore} then ${now} else v.updated_at end
    from own where v.id = own.id`.execute(trx)
}

/** Those of these vacancies that have unanswered or accepted bids. */
export async function listBidden(trx: Executor, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const rows = await trx
    .selectFrom('bids')
    .select('vacancy_id')
    .distinct()
    .where(sql<boolean>`vacancy_id = any(${ids}::int[])`)
    .where('state', 'in', OPEN_STATES)
    .execute()
  return new Set(rows.map(({ vacancy_id }) => vacancy_id))
}

/**
 * Vacancies with the place names of their newest text and their bid count, newest first.
 * @param which all that a user or their company owns, or those with these ids
 */
export async function listVacancyRows(
  db: Executor,
  language: Language,
  which: { userId: number; id?: number } | { ids: number[] },
) {
  let query = db
    .selectFrom('vacancies as v')
    .innerJoin('cities', (join) =>
      join.on(sql<boolean>`cities.id = coalesce((v.draft ->> 'city_id')::int, v.city_id)`),
    )
    .innerJoin('rubrics', (join) =>
      join.on(sql<boolean>`rubrics.id = coalesce((v.draft ->> 'rubric_id')::int, v.rubric_id)`),
    )
    .selectAll('v')
    .select([
      cityName(language).as('city_name'),
      rubricName(language).as('rubric_name'),
      countBids(sql`state <> 'withdrawn'`).as('rates_count'),
      countBids(sql`state = 'sent'`).as('new_rates_count'),
      countBids(sql`state = any(${UNANSWERED_STATES}::text[])`).as('waiting_rates_count'),
      countBids(sql`state = 'accepted'`).as('accepted_rates_count'),
      // Moderators have other actions than the owner, for which this says nothing.
      ('ids' in which
        ? sql<boolean>`false`
        : sql<boolean>`not coalesce(${isOwnVacancy('v', which.userId, 'edit')}, false)`
      ).as('is_read_only'),
      ('ids' in which ? sql<null>`null::text` : importSource).as('import_source'),
    ])
    .orderBy('v.created_at', 'desc')
    .orderBy('v.id', 'desc')
  if ('ids' in which) query = query.where(sql<boolean>`v.id = any(${which.ids}::int[])`)
  else {
    query = query.where(isOwnVacancy('v', which.userId, 'read'))
    query =
      which.id === undefined
        ? query.where('v.id', 'in', listedIds(which.userId))
        : query.where('v.id', '=', which.id)
  }
  return query.execute()
}

/** SQL: the ids of a list of own vacancies: all approved ones, and the latest of the others, of which there may be any number. */
const listedIds = (userId: number) => sql<number>`(select id from (
  select id, kind, row_number() over (partition by kind order by coalesce(closed_at, created_at) desc, id desc) as position
  from vacancies cross join lateral (select case when closed_at is not null then 'closed'
    when ${NEVER_APPROVED} then 'unapproved' else 'approved' end) as kinds (kind)
  where ${isOwnVacancy('vacancies', userId, 'read')}) own
  where kind = 'approved' or (kind = 'closed' and position <= ${MAX_LISTED.closed}::int)
    or (kind = 'unapproved' and position <= ${MAX_LISTED.unapproved}::int))`

export type VacancyListRow = Awaited<ReturnType<typeof listVacancyRows>>[number]

/** Place names of the public texts of these vacancies. */
export async function listPlaceNames(db: Executor, language: Language, ids: number[]) {
  if (ids.length === 0) return []
  return db
    .selectFrom('vacancies')
    .innerJoin('cities', 'cities.id', 'vacancies.city_id')
    .innerJoin('rubrics', 'rubrics.id', 'vacancies.rubric_id')
    .select(['vacancies.id', cityName(language).as('city_name'), rubricName(language).as('rubric_name')])
    .where(sql<boolean>`vacancies.id = any(${ids}::int[])`)
    .execute()
}

const importSource = sql<string | null>`(select s.name from imported_vacancies i
  join import_sources s on s.id = i.source_id where i.vacancy_id = v.id order by s.id limit 1)`

const countBids = (condition: ReturnType<typeof sql>) =>
  sql<number>`(select count(*) from bids where bids.vacancy_id = v.id and ${condition} and bids.removed_at is null
    and not exists (select from users where users.id = bids.user_id and blocked_at is not null))::int`

/** Vacancies by id, whatever their state, with their public text. */
export const listPublicRows = (db: Executor, ids: number[]) =>
  db.selectFrom('vacancies').selectAll().where(sql<boolean>`id = any(${ids}::int[])`).execute()

/** Minimum wages by date: the statutory one and those of sectors. */
export async function listMinimumWages(db: Executor): Promise<MinimumWage[]> {
  return db
    .selectFrom('minimum_wages')
    .select(['rubric_id', 'scope', 'valid_from', 'valid_to', 'hourly', 'source', 'source_url', 'checked_on'])
    .orderBy('valid_from')
    .orderBy('hourly')
    .execute()
}

/** The most that a midi-job may pay per month, by date. */
export const listMidiJobLimits = (db: Executor) =>
  db.selectFrom('midi_job_limits').selectAll().orderBy('valid_from').execute()

/** The bidders that the owner has accepted, without removed bids. */
export async function listAccepted(
  db: Executor,
  vacancyId: number,
): Promise<{ id: number; language: Language }[]> {
  return db
    .selectFrom('bids')
    .innerJoin('users', 'users.id', 'bids.user_id')
    .select(['users.id', 'users.language'])
    .where('bids.vacancy_id', '=', vacancyId)
    .where('bids.state', '=', 'accepted')
    .where('bids.removed_at', 'is', null)
    .orderBy('bids.id')
    .execute()
}
