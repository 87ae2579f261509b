import { type Kysely, type SqlBool, sql } from 'kysely'
import type { Language } from '#shared/contract/languages.ts'
import { INVENTED_DOMAIN } from '../db/invented-people.ts'
import { isListed } from '../db/is-listed.ts'
import type { Tables } from '../db/tables.ts'
import type { VacancyRow } from './store.ts'

type Executor = Kysely<Tables>
/** Who answers for vacancies together: a person alone, or a company. */
export type Owner = { user_id: number; language: Language; company_id: null } | { company_id: number }
export type Due = { confirmedBefore: Date } | { askedBefore: Date } | { expiresBefore: Date }
type Page = { now: Date; after: number; max: number }

/**
 * The next people, by id, with listed vacancies of their own that are due: last confirmed before `confirmedBefore`, or with
 * a question sent before `askedBefore` that is still unanswered, or expiring before `expiresBefore`, perhaps warned of already.
 */
export async function listPeopleDue(db: Executor, due: Due, { now, after, max }: Page) {
  return db
    .selectFrom('users')
    .select(['id', 'language'])
    .where('id', '>', after)
    .where(isReached(due))
    .where(
      sql<boolean>`exists (select from vacancies v where v.user_id = users.id and v.company_id is null
        and ${isDue(due, now)})`,
    )
    .orderBy('id')
    .limit(max)
    .execute()
}

/** As `listPeopleDue`, for companies. */
export async function listCompaniesDue(db: Executor, due: Due, { now, after, max }: Page) {
  return db
    .selectFrom('companies')
    .select('id')
    .where('id', '>', after)
    .where(
      sql<boolean>`exists (select from vacancies v join users on users.id = v.user_id
        where v.company_id = companies.id and ${isReached(due)} and ${isDue(due, now)})`,
    )
    .orderBy('id')
    .limit(max)
    .execute()
}

// Nobody can sign in as an invented person: the demo's vacancies would all be paused after three weeks. The employer of the
// demo can, so `is_demo` would be too wide.
const isInvented = sql`users.email like ${`%@${INVENTED_DOMAIN}`}`

// Blocked authors are warned of an expiry: the block may end first, and a team can renew.
const isReached = (due: Due) =>
  sql<SqlBool>`not ${isInvented} and (${'expiresBefore' in due}::boolean or users.blocked_at is null)`

const isDue = (due: Due, now: Date) =>
  sql<boolean>`${isListed('v', now)} and ${
    'askedBefore' in due
      ? sql`v.asked_at <= ${due.askedBefore} and v.asked_at > v.confirmed_at`
      : 'expiresBefore' in due
        ? sql`v.expires_at <= ${due.expiresBefore}`
        : sql`v.confirmed_at <= ${due.confirmedBefore} and (v.asked_at is null or v.asked_at <= v.confirmed_at)`
  }`

/** Locks the due vacancies of an owner until the transaction ends, without those whose authors are not asked or warned. */
export async function lockDueVacancies(
  trx: Executor,
  owner: Owner,
  due: Due,
  now: Date,
): Promise<VacancyRow[]> {
  const open = trx
    .selectFrom('vacancies as v')
    .selectAll()
    .where(isDue(due, now))
    .where(sql<boolean>`exists (select from users where users.id = v.user_id and ${isReached(due)})`)
  const own =
    owner.company_id === null
      ? open.where('v.user_id', '=', owner.user_id).where('v.company_id', 'is', null)
      : open.where('v.company_id', '=', owner.company_id)
  return own.orderBy('v.id').forUpdate('v').execute()
}
