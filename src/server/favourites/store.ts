import { type Kysely, sql } from 'kysely'
import type { FavoriteKind } from '#shared/contract/favourites.ts'
import type { Tables } from '../db/tables.ts'

type Executor = Kysely<Tables>
export type Kept = { id: number; added_at: Date }

// What each kind is of, and what of it can be kept: what its reader can see or could.
const KINDS = {
  jobs: {
    table: sql.table('favorite_jobs'),
    column: sql.ref('vacancy_id'),
    keepable: (id: number) =>
      sql`select v.id from vacancies v join users on users.id = v.user_id
        where v.id = ${id} and v.published_at is not null and v.approved_at is not null and users.blocked_at is null`,
  },
  offers: {
    table: sql.table('favorite_offers'),
    column: sql.ref('offer_id'),
    keepable: (id: number) =>
      sql`select o.id from offers o join users on users.id = o.user_id
        where o.id = ${id} and o.published and o.removed_at is null and users.blocked_at is null`,
  },
  users: {
    table: sql.table('favorite_users'),
    column: sql.ref('candidate_id'),
    keepable: (id: number) =>
      sql`select id from users where id = ${id} and role = 'worker' and blocked_at is null`,
  },
} as const

/** Everything of a kind a user keeps, latest first. */
export async function listKept(db: Executor, kind: FavoriteKind, userId: number): Promise<Kept[]> {
  const { table, column } = KINDS[kind]
  const { rows } = await sql<Kept>`select ${column} as id, added_at from ${table}
    where user_id = ${userId} order by added_at desc, ${column} desc`.execute(db)
  return rows
}

/** Which of `ids` a user keeps. */
export async function listKeptOf(
  db: Executor,
  kind: FavoriteKind,
  userId: number,
  ids: number[],
): Promise<Set<number>> {
  const { table, column } = KINDS[kind]
  const { rows } = await sql<{ id: number }>`select ${column} as id from ${table}
    where user_id = ${userId} and ${column} = any(${ids}::int[])`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/** Lets what one user keeps be counted and added to one after the other until the transaction ends. */
export async function holdKept(trx: Executor, userId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(5, ${userId}::int)`.execute(trx)
}

/** Whether there is such a thing that can be kept. */
export async function isKeepable(db: Executor, kind: FavoriteKind, id: number): Promise<boolean> {
  const { rows } = await KINDS[kind].keepable(id).execute(db)
  return rows.length > 0
}

export async function countKept(db: Executor, kind: FavoriteKind, userId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${KINDS[kind].table}
    where user_id = ${userId}`.execute(db)
  return rows[0]?.count ?? 0
}

export async function insertKept(
  trx: Executor,
  kind: FavoriteKind,
  userId: number,
  id: number,
  now: Date,
): Promise<void> {
  const { table, column } = KINDS[kind]
  await sql`insert into ${table} (user_id, ${column}, added_at) values (${userId}, ${id}, ${now})
    on conflict do nothing`.execute(trx)
}

export async function deleteKept(
  db: Executor,
  kind: FavoriteKind,
  userId: number,
  id: number,
): Promise<void> {
  const { table, column } = KINDS[kind]
  await sql`delete from ${table} where user_id = ${userId} and ${column} = ${id}`.execute(db)
}

/** What people are called, for those of whom nothing else is shown any more. */
export async function listNames(db: Executor, ids: number[]) {
  return db
    .selectFrom('users')
    .select(['id', 'name', 'surname', 'url_img'])
    .where(sql<boolean>`id = any(${ids}::int[])`)
    .execute()
}
