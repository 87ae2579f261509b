import { type Insertable, type Kysely, type Selectable, sql } from 'kysely'
import type { SavedSearchTable } from '../db/tables/people.ts'
import type { Tables } from '../db/tables.ts'

type Executor = Kysely<Tables>
// Who hears of what is new in no way at all has not asked for it.
const isToldOf = sql<boolean>`notify @> any(array['{"app":true}', '{"push":true}', '{"email":true}']::jsonb[])`

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

/** How many a person has; they are counted and made one after the other until the transaction ends. */
export async function countHeld(trx: Executor, userId: number): Promise<number> {
  await sql`select pg_advisory_xact_lock(6, ${userId}::int)`.execute(trx)
  const { count } = await trx
    .selectFrom('saved_searches')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return count
}

export async function insertSavedSearch(
  trx: Executor,
  row: Insertable<SavedSearchTable>,
): Promise<SavedSearchRow> {
  return trx.insertInto('saved_searches').values(row).returningAll().executeTakeFirstOrThrow()
}

/** Changes how one's own is told of; null when there is none. What came while nobody was told of it is no news. */
export async function setNotify(
  db: Executor,
  { userId, id, notify }: { userId: number; id: number; notify: string },
  now: Date,
): Promise<SavedSearchRow | null> {
  const row = await db
    .updateTable('saved_searches')
    .set({ notify, looked_until: sql<Date>`case when ${isToldOf} then looked_until else ${now} end` })
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

/** Deletes one's own; false when there is none. */
export async function deleteSavedSearch(db: Executor, userId: number, id: number): Promise<boolean> {
  const gone = await db
    .deleteFrom('saved_searches')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst()
  return gone !== undefined
}

/** Some of the searches that were not looked at up to a time and tell of what is new, in the order of their ids. */
export async function listDue(
  db: Executor,
  { before, after, most }: { before: Date; after: number; most: number },
): Promise<SavedSearchRow[]> {
  return db
    .selectFrom('saved_searches')
    .innerJoin('users', 'users.id', 'saved_searches.user_id')
    .selectAll('saved_searches')
    .where('saved_searches.id', '>', after)
    .where('looked_until', '<', before)
    .where('users.blocked_at', 'is', null)
    .where(isToldOf)
    .orderBy('saved_searches.id')
    .limit(most)
    .execute()
}

/** Notes how far a search was looked at; false when another process was faster. */
export async function moveOn(
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

/** A saved search with whom to tell; null when it is gone. */
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

/** Nothing of a person's searches is mailed any more. */
export async function stopMailsOf(db: Executor, userId: number): Promise<void> {
  await db
    .updateTable('saved_searches')
    .set({ notify: sql<string>`notify || '{"email":false}'` })
    .where('user_id', '=', userId)
    .execute()
}
