import { type Kysely, sql } from 'kysely'
import type { Tables } from '../db/tables.ts'

type Executor = Kysely<Tables>

/** Whom a user has blocked, latest first. */
export async function listBlocks(db: Executor, userId: number) {
  return db
    .selectFrom('blocks')
    .innerJoin('users', 'users.id', 'blocks.blocked_user_id')
    .select(['users.id', 'users.name', 'users.surname', 'users.url_img', 'blocks.blocked_at'])
    .where('blocks.user_id', '=', userId)
    .orderBy('blocks.blocked_at', 'desc')
    .orderBy('users.id')
    .execute()
}

/** Blocks somebody for a user; again changes nothing. False when there is nobody of that id to block. */
export async function insertBlock(
  db: Executor,
  userId: number,
  blockedId: number,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    with found as (select id from users where id = ${blockedId} and role <> 'admin'),
    made as (insert into blocks (user_id, blocked_user_id, blocked_at)
      select ${userId}::int, id, ${now}::timestamptz from found on conflict do nothing)
    select exists (select from found) as found`.execute(db)
  return rows[0]?.found === true
}

export async function deleteBlock(db: Executor, userId: number, blockedId: number): Promise<void> {
  await db
    .deleteFrom('blocks')
    .where('user_id', '=', userId)
    .where('blocked_user_id', '=', blockedId)
    .execute()
}

export async function findBlock(db: Executor, userId: number, blockedId: number): Promise<boolean> {
  const row = await db
    .selectFrom('blocks')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('blocked_user_id', '=', blockedId)
    .executeTakeFirst()
  return row !== undefined
}
