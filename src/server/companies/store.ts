import { type Insertable, type Kysely, type RawBuilder, sql, type Updateable } from 'kysely'
import type { CompanyRole } from '#shared/contract/companies.ts'
import { lockVacanciesOf } from '../db/own-rows.ts'
import type { CompanyTables } from '../db/tables/companies.ts'
import type { Tables } from '../db/tables.ts'

type Executor = Kysely<Tables>
export type Membership = { company_id: number; role: CompanyRole }

/** A user's membership, or null. */
export async function findMembership(db: Executor, userId: number): Promise<Membership | null> {
  const row = await db
    .selectFrom('company_members')
    .select(['company_id', 'role'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row ?? null
}

/**
 * Locks a company until the transaction ends, so that changes of its team run one after the other. Null when it is gone. Not a full
 * lock, for which a new vacancy of the company would wait while it keeps its author locked.
 */
export async function lockCompany(trx: Executor, id: number) {
  const row = await trx
    .selectFrom('companies')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row ?? null
}

export async function findCompany(db: Executor, id: number) {
  return db.selectFrom('companies').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

export async function insertCompany(
  trx: Executor,
  row: Insertable<CompanyTables['companies']>,
): Promise<{ id: number }> {
  return trx.insertInto('companies').values(row).returning('id').executeTakeFirstOrThrow()
}

export async function updateCompany(
  trx: Executor,
  id: number,
  changes: Updateable<CompanyTables['companies']>,
): Promise<void> {
  await trx.updateTable('companies').set(changes).where('id', '=', id).execute()
}

/** Deletes a company. Its vacancies stay with their authors. */
export async function deleteCompany(trx: Executor, id: number): Promise<void> {
  await trx.deleteFrom('companies').where('id', '=', id).execute()
}

/** Adds a member; false when the user belongs to a company already. */
export async function insertMember(
  trx: Executor,
  row: Insertable<CompanyTables['company_members']>,
): Promise<boolean> {
  const made = await trx
    .insertInto('company_members')
    .values(row)
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .returning('user_id')
    .executeTakeFirst()
  return made !== undefined
}

/** The members of a company in the order of their joining. */
export async function listMembers(db: Executor, companyId: number) {
  return db
    .selectFrom('company_members as m')
    .innerJoin('users', 'users.id', 'm.user_id')
    .select(['m.user_id', 'm.role', 'm.joined_at', 'users.name', 'users.surname', 'users.url_img'])
    .select(['users.contact_name', 'users.blocked_at'])
    .where('m.company_id', '=', companyId)
    .orderBy('m.joined_at')
    .orderBy('m.user_id')
    .execute()
}
export type MemberRow = Awaited<ReturnType<typeof listMembers>>[number]

/** The member of a company whose account has an address (lower-cased), or null. */
export async function findMemberByEmail(db: Executor, companyId: number, email: string) {
  const row = await db
    .selectFrom('company_members as m')
    .innerJoin('users', 'users.id', 'm.user_id')
    .select('m.user_id')
    .where('m.company_id', '=', companyId)
    .where(sql`lower(users.email)`, '=', email)
    .executeTakeFirst()
  return row ?? null
}

export async function updateRole(trx: Executor, userId: number, role: CompanyRole): Promise<void> {
  await trx.updateTable('company_members').set({ role }).where('user_id', '=', userId).execute()
}

export async function deleteMember(trx: Executor, userId: number): Promise<void> {
  await trx.deleteFrom('company_members').where('user_id', '=', userId).execute()
}

/** Makes all vacancies of a user the company's. */
export async function takeVacancies(trx: Executor, userId: number, companyId: number): Promise<void> {
  await lockVacanciesOf(trx, userId)
  await trx.updateTable('vacancies').set({ company_id: companyId }).where('user_id', '=', userId).execute()
}

type HandOver = {
  companyId: number
  from: number
  to: number
  /** The contact of what is handed over from now on. */
  contact: string
  /** Which contacts it replaces: all, or those that contain one of these names as whole words. */
  replaces: 'all' | readonly string[]
}

/**
 * Gives a member's vacancies of the company, and the import sources they come from, to another member.
 * @returns the number of vacancies
 */
export async function handOver(
  trx: Executor,
  { companyId, from, to, contact, replaces }: HandOver,
): Promise<number> {
  const isReplaced = (former: RawBuilder<string>) =>
    replaces === 'all'
      ? sql`true`
      : sql`exists (select from unnest(${[...replaces]}::text[]) as names(name)
          where position(${asWords(sql`name`)} in ${asWords(former)}) > 0)`
  // Trust in a source is trust in a person.
  await sql`update import_sources set user_id = ${to}, trusted_at = null,
    defaults = case when defaults ? 'contact_name' and ${isReplaced(sql`defaults ->> 'contact_name'`)}
      then jsonb_set(defaults, '{contact_name}', to_jsonb(${contact}::text)) else defaults end
    where user_id = ${from}
    and exists (select from imported_vacancies i join vacancies v on v.id = i.vacancy_id
      where i.source_id = import_sources.id and v.company_id = ${companyId})`.execute(trx)
  await lockVacanciesOf(trx, from)
  const { numAffectedRows } = await sql`update vacancies set user_id = ${to},
    contact_name = case when ${isReplaced(sql`contact_name`)} then ${contact} else contact_name end,
    draft = case when ${isReplaced(sql`draft ->> 'contact_name'`)}
      then jsonb_set(draft, '{contact_name}', to_jsonb(${contact}::text), false) else draft end
    where user_id = ${from} and company_id = ${companyId}`.execute(trx)
  return Number(numAffectedRows ?? 0)
}

/** A text in lower case with one space before, between and after its words. */
const asWords = (text: RawBuilder<string>) =>
  sql<string>`' ' || regexp_replace(lower(${text}), '[[:space:][:punct:]]+', ' ', 'g') || ' '`

/** Leaves the vacancies of a blocked member with that person: another member must not publish them again. */
export async function returnVacancies(trx: Executor, userId: number): Promise<void> {
  await lockVacanciesOf(trx, userId)
  await trx.updateTable('vacancies').set({ company_id: null }).where('user_id', '=', userId).execute()
}
