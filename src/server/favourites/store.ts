import { type Kysely, sql } from 'kysely'
import type { FavoriteKind } from '#shared/contract/favourites.ts'
import { compileLater, compileOnce } from '../db/compile-once.ts'
import { hasPublicProfile } from '../db/has-public-profile.ts'
import type { Tables } from '../db/tables.ts'

type Executor = Kysely<Tables>
export type Favourite = { id: number; added_at: Date }

// For each kind: its table, its column, and a query that finds a thing only if it can become a favourite.
const KINDS = {
  jobs: {
    table: sql.table('favorite_jobs'),
    column: sql.ref('vacancy_id'),
    candidate: (id: number) =>
      sql`select v.id from vacancies v join users on users.id = v.user_id
        where v.id = ${id} and v.published_at is not null and v.approved_at is not null and users.blocked_at is null`,
  },
  offers: {
    table: sql.table('favorite_offers'),
    column: sql.ref('offer_id'),
    candidate: (id: number) =>
      sql`select o.id from offers o join users on users.id = o.user_id
        where o.id = ${id} and o.published and o.removed_at is null and users.blocked_at is null`,
  },
  users: {
    table: sql.table('favorite_users'),
    column: sql.ref('candidate_id'),
    candidate: (id: number) =>
      sql`select id from users where id = ${id} and (role = 'worker' or second_role is not null) and ${hasPublicProfile}`,
  },
} as const

const eachKind = <T>(make: (kind: FavoriteKind) => T): Record<FavoriteKind, T> => ({
  jobs: make('jobs'),
  offers: make('offers'),
  users: make('users'),
})

/** All of a user's favourites of a kind, latest first. */
export const selectFavourites = (db: Executor, kind: FavoriteKind, userId: number): Promise<Favourite[]> =>
  favouritesOf[kind](db, userId)
const favouritesOf = eachKind((kind) =>
  compileOnce((db, userId: number) => {
    const { table, column } = KINDS[kind]
    const query = sql<Favourite>`select ${column} as id, added_at from ${table}
      where user_id = ${userId} order by added_at desc, ${column} desc`
    return { compile: () => query.compile(db) }
  }),
)

/** Those of `ids` that are a user's favourites. */
export async function filterFavourites(
  db: Executor,
  kind: FavoriteKind,
  userId: number,
  ids: number[],
): Promise<Set<number>> {
  return new Set((await favouritesAmong[kind](db, userId, ids)).map(({ id }) => id))
}
const favouritesAmong = eachKind((kind) =>
  compileOnce((db, userId: number, ids: number[]) => {
    const { table, column } = KINDS[kind]
    const query = sql<{ id: number }>`select ${column} as id from ${table}
      where user_id = ${userId} and ${column} = any(${ids}::int[])`
    return { compile: () => query.compile(db) }
  }),
)

/**
 * Locks a user's favourites until the transaction ends, so that concurrent requests count one after the other. The lock is
 * taken together with the next statement.
 * @returns a function that returns whether a thing is a favourite and can become one, and how many favourites of this kind
 *   the user has
 */
export async function lockFavourites(trx: Executor, kind: FavoriteKind, userId: number, id: number) {
  await favouritesLock(trx, userId)
  const rows = await STATEMENTS[kind].state(trx, userId, id)
  return () => {
    const [state] = rows()
    return { isFavourite: state?.is_favourite, isCandidate: state?.is_candidate, count: state?.count ?? 0 }
  }
}
const favouritesLock = compileLater((trx, userId: number) =>
  trx.selectNoFrom(sql`pg_advisory_xact_lock(5, ${userId}::int)`.as('locked')),
)

export async function insertFavourite(
  trx: Executor,
  kind: FavoriteKind,
  userId: number,
  id: number,
  now: Date,
): Promise<void> {
  await STATEMENTS[kind].insertion(trx, userId, id, now)
}

const STATEMENTS = {
  jobs: statementsOf('jobs'),
  offers: statementsOf('offers'),
  users: statementsOf('users'),
}

function statementsOf(kind: FavoriteKind) {
  const { table, column, candidate } = KINDS[kind]
  return {
    state: compileLater((trx, userId: number, id: number) => {
      const own = sql`select from ${table} where user_id = ${userId}`
      return trx.selectNoFrom([
        sql<boolean>`exists (${own} and ${column} = ${id})`.as('is_favourite'),
        sql<boolean>`exists (${candidate(id)})`.as('is_candidate'),
        sql<number>`(select count(*)::int from ${table} where user_id = ${userId})`.as('count'),
      ])
    }),
    insertion: compileLater((trx, userId: number, id: number, now: Date) => ({
      compile: () =>
        sql`insert into ${table} (user_id, ${column}, added_at) values (${userId}, ${id}, ${now})
          on conflict do nothing`.compile(trx),
    })),
  }
}

export async function deleteFavourite(
  db: Executor,
  kind: FavoriteKind,
  userId: number,
  id: number,
): Promise<void> {
  const { table, column } = KINDS[kind]
  await sql`delete from ${table} where user_id = ${userId} and ${column} = ${id}`.execute(db)
}

/** The names and avatars of users, for candidates whose profile is not shown. */
export async function listNames(db: Executor, ids: number[]) {
  return db
    .selectFrom('users')
    .select(['id', 'name', 'surname', 'url_img'])
    .where(sql<boolean>`id = any(${ids}::int[])`)
    .execute()
}
