import { type Kysely, sql } from 'kysely'
import { isKnownTo } from '../db/has-public-profile.ts'
import type { Tables } from '../db/tables.ts'
import { MAX_COUNTED } from '../http/paging.ts'

type Executor = Kysely<Tables>

// Jobs name the company, so whoever blocks somebody from a job knows no other name. Only a name that was public.
const COMPANY = sql<string | null>`(select v.company_name from vacancies v
  where v.user_id = users.id and v.published_at is not null order by v.published_at desc limit 1)`

/** One page of the users whom a user has blocked, latest first, with the total. Suspended accounts are left out. */
export async function listBlocks(
  db: Executor,
  userId: number,
  { page, per_page, user_id }: { page: number; per_page: number; user_id?: number | undefined },
) {
  const own = db
    .selectFrom('blocks')
    .innerJoin('users', 'users.id', 'blocks.blocked_user_id')
    .where('blocks.user_id', '=', userId)
    .where('users.blocked_at', 'is', null)
    .$if(user_id !== undefined, (query) => query.where('users.id', '=', user_id ?? 0))
  const rows = await own
    .select(['users.id', 'users.name', 'users.surname', 'users.url_img', 'blocks.blocked_at'])
    .select(COMPANY.as('company'))
    .orderBy('blocks.blocked_at', 'desc')
    .orderBy('users.id')
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute()
  const { total } = await db
    .selectFrom(own.select('users.id').limit(MAX_COUNTED).as('counted'))
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow()
  return { rows, total }
}

/**
 * Blocks another user. Idempotent. A suspended account and one that the user does not know cannot be blocked: the list of
 * blocks would show its name.
 * @returns false when no user with that id can be blocked
 */
export async function insertBlock(
  db: Executor,
  userId: number,
  blockedId: number,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    with found as (select id from users where id = ${blockedId} and role <> 'admin'
      and ((blocked_at is null and ${isKnownTo(userId, now)}) or id in (select blocked_user_id from blocks where user_id = ${userId}::int))),
    made as (insert into blocks (user_id, blocked_user_id, blocked_at)
      select ${userId}::int, id, ${now}::timestamptz from found on conflict do nothing)
    select exists (select from found) as found`.execute(db)
  return rows[0]?.found === true
}

/** The ids of the rooms of two users. */
export async function listSharedRooms(db: Executor, first: number, second: number): Promise<number[]> {
  const rows = await db
    .selectFrom('room_members as one')
    .innerJoin('room_members as other', 'other.room_id', 'one.room_id')
    .select('one.room_id')
    .where('one.user_id', '=', first)
    .where('other.user_id', '=', second)
    .execute()
  return rows.map(({ room_id }) => room_id)
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

export async function selectBlockers(db: Executor, first: number, second: number): Promise<number[]> {
  const rows = await db
    .selectFrom('blocks')
    .select('user_id')
    .where(({ eb, or, and }) =>
      or([
        and([eb('user_id', '=', first), eb('blocked_user_id', '=', second)]),
        and([eb('user_id', '=', second), eb('blocked_user_id', '=', first)]),
      ]),
    )
    .execute()
  return rows.map(({ user_id }) => user_id)
}
