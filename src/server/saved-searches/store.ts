import { type Insertable, type Kysely, type Selectable, sql } from 'kysely'
import type { SavedSearchTable } from '../db/tables/people.ts'
import type { Tables } from '../db/tables.ts'

type Executor = Kysely<Tables>
// A search without any notification channel needs no run.
const hasChannel = sql<boolean>`notify @> any(array['{"app":true}', '{"push":true}', '{"email":true}']::jsonb[])`

export type SavedSearchRow = Selectable<SavedSearchTable>

/** A person's saved searches, latest first. */
export async function listSavedSearches(db: Executor, userId: number): Promise<SavedSearchRow[]> {
  return db
    .selectFrom('saved_searches')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

/**
 * A person's saved searches under a lock until the transaction ends, so that limit and equality also hold for parallel
 * requests.
 */
export async function lockSavedSearches(trx: Executor, userId: number): Promise<SavedSearchRow[]> {
  await sql`select pg_advisory_xact_lock(6, ${userId}::int)`.execute(trx)
  return listSavedSearches(trx, userId)
}

export async function insertSavedSearch(
  trx: Executor,
  row: Insertable<SavedSearchTable>,
): Promise<SavedSearchRow> {
  return trx.insertInto('saved_searches').values(row).returningAll().executeTakeFirstOrThrow()
}

/**
 * Changes the notification channels of a person's own search; null when there is none. When all channels were off,
 * jobs of that time are skipped.
 */
export async function setNotify(
  db: Executor,
  { userId, id, notify }: { userId: number; id: number; notify: string },
  now: Date,
): Promise<SavedSearchRow | null> {
  const row = await db
    .updateTable('saved_searches')
    .set({ notify, looked_until: sql<Date>`case when ${hasChannel} then looked_until else ${now} end` })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returningAll()
    .executeTakeFirst()
  return row ?? null
}

/** A person's own saved search; null when there is none. */
export async function findSavedSearch(
  db: Executor,
  userId: number,
  id: number,
): Promise<SavedSearchRow | null> {
  const row = await db
    .selectFrom('saved_searches')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row ?? null
}

/** The next searches after `after`, by id, that notify and were last checked before `before`. */
export async function listDue(
  db: Executor,
  { before, after, max }: { before: Date; after: number; max: number },
): Promise<SavedSearchRow[]> {
  return db
    .selectFrom('saved_searches')
    .innerJoin('users', 'users.id', 'saved_searches.user_id')
    .selectAll('saved_searches')
    .where('saved_searches.id', '>', after)
    .where('looked_until', '<', before)
    .where('users.blocked_at', 'is', null)
    .where(hasChannel)
    .orderBy('saved_searches.id')
    .limit(max)
    .execute()
}

/** Records until when a search was checked. False when another process has checked it meanwhile. */
export async function markChecked(
  trx: Executor,
  { id, looked_until }: Pick<SavedSearchRow, 'id' | 'looked_until'>,
  until: Date,
): Promise<boolean> {
  const moved = await trx
    .updateTable('saved_searches')
    .set({ looked_until: until })
    .where('id', '=', id)
    .where('looked_until', '=', looked_until)
    .returning('id')
    .executeTakeFirst()
  return moved !== undefined
}

/** A saved search with its owner; null when it was deleted or the owner is blocked. */
export async function findWithOwner(db: Executor, id: number) {
  const row = await db
    .selectFrom('saved_searches')
    .innerJoin('users', 'users.id', 'saved_searches.user_id')
    .select(['title', 'notify', 'user_id', 'users.language'])
    .where('saved_searches.id', '=', id)
    .where('users.blocked_at', 'is', null)
    .executeTakeFirst()
  return row ?? null
}

/** Turns off mails for all saved searches of a person. */
export async function stopMailsOf(db: Executor, userId: number): Promise<void> {
  await db
    .updateTable('saved_searches')
    .set({ notify: sql<string>`notify || '{"email":false}'` })
    .where('user_id', '=', userId)
    .execute()
}
