import { type Kysely, sql } from 'kysely'
import { UNANSWERED_STATES } from '#shared/rules/bid-states.ts'
import { lockVacanciesOf } from '../db/own-rows.ts'
import type { Paused } from '../db/tables/personal-data.ts'
import type { Tables } from '../db/tables.ts'
import { isUnconfirmedSince } from '../db/unconfirmed-since.ts'

type Executor = Kysely<Tables>

/** Unpublishes a user's vacancies and offers. Returns the ids of those that it has unpublished. */
export async function pausePublications(trx: Executor, userId: number, now: Date): Promise<Paused> {
  await lockVacanciesOf(trx, userId)
  const unpublish = async (table: 'vacancies' | 'offers') => {
    const rows = await trx
      .updateTable(table)
      .set({ published: false, updated_at: now })
      .where('user_id', '=', userId)
      .where('published', '=', true)
      .returning('id')
      .execute()
    return rows.map(({ id }) => id)
  }
  return { vacancies: await unpublish('vacancies'), offers: await unpublish('offers') }
}

/** Publishes again what the request has unpublished, except for offers that a moderator has taken down since. */
export async function resumePublications(
  trx: Executor,
  userId: number,
  { vacancies, offers }: Paused,
  now: Date,
): Promise<void> {
  const changes = { published: true, updated_at: now }
  await lockVacanciesOf(trx, userId)
  if (vacancies.length)
    await trx
      .updateTable('vacancies')
      .set(changes)
      .where('user_id', '=', userId)
      .where('id', 'in', vacancies)
      .execute()
  if (offers.length)
    await trx
      .updateTable('offers')
      .set(changes)
      .where('user_id', '=', userId)
      .where('id', 'in', offers)
      .where('removed_at', 'is', null)
      .execute()
}

/** Stores a deletion request; false when there is one already. */
export async function insertDeletion(
  trx: Executor,
  deletion: { user_id: number; requested_at: Date; erase_at: Date },
): Promise<boolean> {
  const made = await trx
    .insertInto('account_deletions')
    .values({ ...deletion, paused: JSON.stringify({ vacancies: [], offers: [] } satisfies Paused) })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .returning('user_id')
    .executeTakeFirst()
  return made !== undefined
}

/** Stores the ids that a request has unpublished. */
export async function savePaused(trx: Executor, userId: number, paused: Paused): Promise<void> {
  await trx
    .updateTable('account_deletions')
    .set({ paused: JSON.stringify(paused) })
    .where('user_id', '=', userId)
    .execute()
}

/** Deletes a request. Returns the ids that it had unpublished; null when there was no request. */
export async function takeDeletion(trx: Executor, userId: number): Promise<Paused | null> {
  const row = await trx
    .deleteFrom('account_deletions')
    .where('user_id', '=', userId)
    .returning('paused')
    .executeTakeFirst()
  return row?.paused ?? null
}

/** Locks a request until the transaction ends. Returns whether the account is due to be erased. */
export async function lockDue(trx: Executor, userId: number, now: Date): Promise<boolean> {
  const row = await trx
    .selectFrom('account_deletions')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('erase_at', '<=', now)
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined
}

/** The accounts that are due to be erased, with the data for the last mail. */
export async function listDue(db: Executor, now: Date) {
  return db
    .selectFrom('account_deletions as d')
    .innerJoin('users', 'users.id', 'd.user_id')
    .select(['users.id', 'users.email', 'users.language', 'users.email_confirmed_at', 'd.erase_at'])
    .where('d.erase_at', '<=', now)
    .orderBy('d.erase_at')
    .execute()
}

/**
 * How much a deletion of the account would affect.
 * @param inheritedFrom the company whose vacancies another member would get; null when there is none
 */
export async function countAffected(db: Executor, userId: number, inheritedFrom: number | null) {
  const { rows } = await sql<{
    vacancies: number
    inherited: number
    offers: number
    bids: number
    waiting_bids: number
    accepted_bids: number
  }>`with lost as (select id, closed_at from vacancies where user_id = ${userId} and deleted_at is null
      and (company_id is null or company_id is distinct from ${inheritedFrom}::int)),
    received as (select b.state, lost.closed_at from bids b join lost on lost.id = b.vacancy_id where b.removed_at is null)
    select (select count(*)::int from lost) as vacancies,
      (select count(*)::int from vacancies where user_id = ${userId} and company_id = ${inheritedFrom}) as inherited,
      (select count(*)::int from offers where user_id = ${userId}) as offers,
      (select count(*)::int from bids where user_id = ${userId}) as bids,
      (select count(*)::int from received where state = any(${UNANSWERED_STATES}::text[]) and closed_at is null)
        as waiting_bids,
      (select count(*)::int from received where state = 'accepted') as accepted_bids`.execute(db)
  if (!rows[0]) throw new Error('no counts')
  return rows[0]
}

/** Deletes what remains of vacancies and accounts only for others, once no room and no bid refers to it any more. */
export async function deleteUnusedRemainders(db: Executor): Promise<void> {
  await sql`delete from vacancies where deleted_at is not null
    and not exists (select from bids where vacancy_id = vacancies.id)`.execute(db)
  await sql`delete from users where erased_at is not null
    and not exists (select from rooms where worker_id = users.id or boss_id = users.id)
    and not exists (select from bids join vacancies v on v.id = vacancy_id where v.user_id = users.id)`.execute(
    db,
  )
}

/** SQL: an unconfirmed account that was not used since a time, and that others neither read nor deal with. */
const isForgotten = (before: Date) => sql<boolean>`(${isUnconfirmedSince(before)}
  and users.role <> 'admin' and not users.is_demo
  and not exists (select from account_deletions where user_id = users.id)
  and not exists (select from favorite_users where candidate_id = users.id)
  and not exists (select from bids where user_id = users.id)
  and not exists (select from vacancies where user_id = users.id)
  and not exists (select from offers where user_id = users.id)
  and not exists (select from rooms where worker_id = users.id or boss_id = users.id)
  and not exists (select from company_members where user_id = users.id)
  and not exists (select from reports where reporter_id = users.id and state = 'open')
  and not exists (select from objections where author_id = users.id and outcome is null))`

/** Accounts to erase because their address was never confirmed, oldest first. */
export async function listForgotten(db: Executor, before: Date, max: number): Promise<{ id: number }[]> {
  return db
    .selectFrom('users')
    .select('id')
    .where(isForgotten(before))
    .orderBy('created_at')
    .limit(max)
    .execute()
}

/** Locks an account until the transaction ends. Returns whether it is still one of `listForgotten`. */
export async function lockForgotten(trx: Executor, userId: number, before: Date): Promise<boolean> {
  await trx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute()
  // A statement of its own: that of the lock would not see a bid that was committed while it waited.
  const row = await trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where(isForgotten(before))
    .executeTakeFirst()
  return row !== undefined
}
