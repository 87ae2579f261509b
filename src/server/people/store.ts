import { type Kysely, type Selectable, sql } from 'kysely'
import type { OpenRole, Role } from '#shared/contract/roles.ts'
import type { AppointmentObstacle, StaffRole } from '#shared/contract/staff.ts'
import { UNANSWERED_STATES } from '#shared/rules/bid-states.ts'
import { normalisePhone } from '../accounts/phone.ts'
import { hasWords } from '../db/has-words.ts'
import { SEARCHED_TEXTS } from '../db/searched-texts.ts'
import type { Tables } from '../db/tables.ts'
import { MAX_COUNTED } from '../http/paging.ts'

type Executor = Kysely<Tables>
type Page = { page: number; per_page: number }
type PeopleFilter = {
  q: string
  role?: 'worker' | 'boss' | 'admin' | undefined
  state?: 'blocked' | 'active' | undefined
}

const LISTED = [
  'id',
  'role',
  'staff_role',
  'name',
  'surname',
  'company_name',
  'email',
  'email_confirmed_at',
  'created_at',
  'blocked_at',
] as const

/** One page of the people that match, newest first. */
export async function listPeople(db: Executor, filter: PeopleFilter, { page, per_page }: Page) {
  const matching = db
    .selectFrom('users')
    // The empty account that replaces an erased one is not a person.
    .where('erased_at', 'is', null)
    .$if(filter.q !== '', (query) => query.where(matches(filter.q)))
    .$if(filter.role !== undefined, (query) => query.where('role', '=', filter.role ?? 'worker'))
    .$if(filter.state === 'blocked', (query) => query.where('blocked_at', 'is not', null))
    .$if(filter.state === 'active', (query) => query.where('blocked_at', 'is', null))
  const rows = await matching
    .select(LISTED)
    .orderBy('id', 'desc')
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute()
  const { total } = await db
    .selectFrom(matching.select('id').limit(MAX_COUNTED).as('counted'))
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow()
  return { rows, total }
}
export type ListedRow = Awaited<ReturnType<typeof listPeople>>['rows'][number]

/** Matches people whose name, company or address contains every word. A number also matches an id or a phone. */
function matches(q: string) {
  const phone = normalisePhone(q)
  return sql<boolean>`(${hasWords(SEARCHED_TEXTS.users, q)}
    ${/^\d{1,9}$/.test(q) ? sql`or id = ${Number(q)}` : sql``} ${phone ? sql`or phone = ${phone}` : sql``})`
}

/** A person with the data of their page, or null. */
export async function findPerson(db: Executor, id: number) {
  const row = await db
    .selectFrom('users')
    .select(LISTED)
    .select([
      'person_type',
      'phone',
      'vat_id',
      'vat_check',
      'language',
      'blocked_reason',
      'blocked_ground',
      'blocked_until',
      'profile_hidden_at',
      'profile_hidden_reason',
      'profile_hidden_ground',
    ])
    .select([
      sql<Date | null>`(select max(last_used_at) from sessions where user_id = users.id)`.as('last_seen_at'),
      sql<number>`(select count(*) from bids where user_id = users.id)::int`.as('bids_count'),
      sql<number>`(select count(*) from vacancies where user_id = users.id and deleted_at is null)::int`.as(
        'vacancies_total',
      ),
      sql<number>`(select count(*) from offers where user_id = users.id)::int`.as('offers_total'),
      sql<number>`(select count(*) from reports where author_id = users.id)::int`.as('reports_total'),
      sql<number>`(select count(*) from reports where reporter_id = users.id)::int`.as('reports_made'),
      sql<number>`(select count(*) from reports where reporter_id = users.id and state = 'upheld')::int`.as(
        'reports_upheld',
      ),
    ])
    .where('id', '=', id)
    .where('erased_at', 'is', null)
    .executeTakeFirst()
  return row ?? null
}
export type PersonRow = NonNullable<Awaited<ReturnType<typeof findPerson>>>

/** A page of the vacancies of a person, the newest first. */
export const listVacancies = (db: Executor, userId: number, { page, per_page }: Page) =>
  db
    .selectFrom('vacancies')
    .select([
      'id',
      'title',
      'slug',
      'language',
      'moderation_state',
      'approved_version',
      'closed_at',
      'created_at',
    ])
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute()

/** A page of the offers of a person, the newest first. */
export const listOffers = (db: Executor, userId: number, { page, per_page }: Page) =>
  db
    .selectFrom('offers')
    .select(['id', 'name', 'language', 'removed_at', 'created_at', 'description', 'skills', 'preferences'])
    .select(['rubric_id', 'city_id', 'pay_type', 'pay_amount', 'is_indexed'])
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute()

/** A page of the reports on a person and on their texts, the newest first. */
export const listReportsOn = (db: Executor, userId: number, { page, per_page }: Page) =>
  db
    .selectFrom('reports')
    .select(['id', 'type', 'subject_title', 'reason', 'state', 'decision', 'created_at'])
    .where('author_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute()

/** Locks a person until the transaction ends; null when missing. */
export async function lockPerson(trx: Executor, id: number) {
  const row = await trx
    .selectFrom('users')
    .select([
      'id',
      'role',
      'staff_role',
      'role_before_staff',
      'email',
      'email_confirmed_at',
      'language',
      'blocked_at',
      'blocked_until',
    ])
    .where('id', '=', id)
    .where('erased_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row ?? null
}

/** Locks the administrators who are not blocked and returns their ids, so that two cannot block each other at once. */
export async function lockAdministrators(trx: Executor): Promise<number[]> {
  const rows = await trx
    .selectFrom('users')
    .select('id')
    .where('staff_role', '=', 'administrator')
    .where('blocked_at', 'is', null)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  return rows.map(({ id }) => id)
}

/** Blocks a person, or unblocks them with nulls. Triggers update the search for their vacancies and offers. */
export async function saveBlock(
  trx: Executor,
  id: number,
  block: Pick<
    Selectable<Tables['users']>,
    'blocked_at' | 'blocked_reason' | 'blocked_ground' | 'blocked_until'
  >,
): Promise<void> {
  await trx.updateTable('users').set(block).where('id', '=', id).execute()
}

/** The people whose temporary block is over. */
export async function listEndedPauses(db: Executor, now: Date): Promise<number[]> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('blocked_at', 'is not', null)
    .where('blocked_until', '<=', now)
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** The first kind of open work of a person: what somebody may read or decide, or feeds that add vacancies. Else null. */
export async function findOpenWork(db: Executor, id: number): Promise<AppointmentObstacle | null> {
  const { rows } = await sql<{ kind: AppointmentObstacle | null }>`select case
    when exists (select from vacancies where user_id = ${id} and closed_at is null) then 'vacancies'
    when exists (select from offers where user_id = ${id} and removed_at is null) then 'offers'
    when exists (select from import_sources where user_id = ${id}) then 'imports'
    when exists (select from company_members where user_id = ${id}) then 'company'
    when exists (select from bids where user_id = ${id} and state = any(${UNANSWERED_STATES}::text[])) then 'bids'
    end as kind`.execute(db)
  return rows[0]?.kind ?? null
}

/** Makes a person staff, changes the role, or with null returns the account to its role before. */
export async function saveStaffRole(
  trx: Executor,
  { id, role, role_before_staff }: { id: number; role: Role; role_before_staff: OpenRole | null },
  staffRole: StaffRole | null,
): Promise<void> {
  const returned = { role: role_before_staff ?? 'worker', role_before_staff: null }
  const appointed = role === 'admin' ? {} : { role: 'admin' as const, role_before_staff: role }
  await trx
    .updateTable('users')
    .set({ staff_role: staffRole, ...(staffRole ? appointed : returned) })
    .where('id', '=', id)
    .execute()
}
