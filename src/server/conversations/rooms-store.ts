import { type Insertable, type Kysely, sql } from 'kysely'
import { compileOnce } from '../db/compile-once.ts'
import type { RoomTable } from '../db/tables/conversations.ts'
import type { Tables } from '../db/tables.ts'

type Executor = Kysely<Tables>

// Bounds the query; far above the number of rooms of any user.
const MAX_ROOMS = 1000

/** A user's rooms, newest first, without empty rooms that the other member has opened. */
export async function listRooms(db: Executor, userId: number) {
  return roomsOf(db, userId)
}
export type RoomRow = Awaited<ReturnType<typeof listRooms>>[number]

/** One of a user's rooms, or null. */
export async function findRoom(db: Executor, userId: number, id: number): Promise<RoomRow | null> {
  return (await roomOf(db, userId, id))[0] ?? null
}

/** How far both members have received and read one of a user's rooms; null when the user is not a member. */
export async function findPositions(db: Executor, userId: number, id: number) {
  return (await positionsIn(db, userId, id))[0] ?? null
}
const positionsIn = compileOnce((db, userId: number, id: number) =>
  db
    .selectFrom('room_members as me')
    .innerJoin('rooms as r', 'r.id', 'me.room_id')
    .innerJoin('room_members as other', (join) =>
      join.onRef('other.room_id', '=', 'r.id').onRef('other.user_id', '<>', 'me.user_id'),
    )
    .select(['r.last_seq', 'me.read_seq'])
    .select(['other.read_seq as other_read_seq', 'other.delivered_seq as other_delivered_seq'])
    .select(
      sql<boolean>`exists (select from messages where room_id = r.id and revision > 0)`.as('has_changes'),
    )
    .where('me.user_id', '=', userId)
    .where('r.id', '=', id),
)
export type Positions = NonNullable<Awaited<ReturnType<typeof findPositions>>>

const selectRooms = (db: Executor, userId: number) =>
  db
    .selectFrom('room_members as me')
    .innerJoin('rooms as r', 'r.id', 'me.room_id')
    .innerJoin('room_members as other', (join) =>
      join.onRef('other.room_id', '=', 'r.id').onRef('other.user_id', '<>', 'me.user_id'),
    )
    .innerJoin('users as u', 'u.id', 'other.user_id')
    .innerJoin('users as worker', 'worker.id', 'r.worker_id')
    .innerJoin('users as boss', 'boss.id', 'r.boss_id')
    .leftJoin('vacancies as v', (join) =>
      join.onRef('v.id', '=', 'r.subject_id').on('r.subject_type', '=', 'job'),
    )
    .leftJoin('offers as o', (join) =>
      join.onRef('o.id', '=', 'r.subject_id').on('r.subject_type', '=', 'offer'),
    )
    .leftJoin('messages as m', (join) =>
      join.onRef('m.room_id', '=', 'r.id').onRef('m.seq', '=', 'r.last_seq'),
    )
    .where('me.user_id', '=', userId)
    .select(['r.id', 'r.subject_type', 'r.subject_id', 'r.subject_title', 'r.last_seq', 'r.updated_at'])
    .select(['v.title as job_title', 'v.slug', 'o.name as offer_title', 'v.company_name'])
    .select(['v.language as job_language', 'o.language as offer_language'])
    .select(['boss.company_name as boss_company'])
    .select(['worker.id as worker_id', 'worker.name as worker_name', 'worker.surname as worker_surname'])
    .select('r.boss_id')
    .select(['u.id as other_id', 'u.name', 'u.surname', 'u.url_img', 'u.blocked_at'])
    .select(['me.read_seq', 'other.read_seq as other_read_seq', 'other.delivered_seq as other_delivered_seq'])
    .select(['m.id as message_id', 'm.client_id', 'm.user_id', 'm.text', 'm.created_at'])
    .select(['m.delivered_at', 'm.read_at', 'm.removed_at', 'm.revision'])
    .select(({ selectFrom }) => [
      selectFrom('messages as fresh')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('fresh.room_id', '=', 'r.id')
        .whereRef('fresh.seq', '>', 'me.read_seq')
        .whereRef('fresh.user_id', '<>', 'me.user_id')
        .as('unread'),
      selectFrom('sessions')
        .select(({ fn }) => fn.max('sessions.last_used_at').as('seen'))
        .whereRef('sessions.user_id', '=', 'u.id')
        .as('last_seen_at'),
    ])
    .select([
      sql<boolean>`exists (select from messages own where own.room_id = r.id and own.user_id = me.user_id)`.as(
        'has_answered',
      ),
      sql<boolean>`exists (select from messages own where own.room_id = r.id and own.user_id = u.id)`.as(
        'other_has_written',
      ),
      sql<boolean>`exists (select from blocks where user_id = me.user_id and blocked_user_id = u.id)`.as(
        'has_blocked',
      ),
      sql<boolean>`exists (select from blocks where user_id = u.id and blocked_user_id = me.user_id)`.as(
        'is_blocked_by',
      ),
    ])

const roomsOf = compileOnce((db, userId: number) =>
  selectRooms(db, userId)
    .where((eb) => eb.or([eb('r.last_seq', '>', 0), eb('r.opened_by', '=', userId)]))
    .orderBy('r.updated_at', 'desc')
    .orderBy('r.id', 'desc')
    .limit(MAX_ROOMS),
)
const roomOf = compileOnce((db, userId: number, id: number) => selectRooms(db, userId).where('r.id', '=', id))

/** The room of a pair and a subject, or null. */
export async function findRoomOf(
  db: Executor,
  { worker_id, boss_id, subject_type, subject_id }: Pair & Subject,
): Promise<number | null> {
  const row = await db
    .selectFrom('rooms')
    .select('id')
    .where('worker_id', '=', worker_id)
    .where('boss_id', '=', boss_id)
    .where('subject_type', '=', subject_type)
    .where('subject_id', '=', subject_id)
    .executeTakeFirst()
  return row?.id ?? null
}
type Pair = Pick<RoomTable, 'worker_id' | 'boss_id'>
type Subject = Pick<RoomTable, 'subject_type' | 'subject_id'>

/** Creates a room with its two members; null when a concurrent request has created it. */
export async function insertRoom(trx: Executor, room: Insertable<RoomTable>): Promise<number | null> {
  const inserted = await trx
    .insertInto('rooms')
    .values(room)
    .onConflict((conflict) => conflict.constraint('rooms_once').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!inserted) return null
  const members = [room.worker_id, room.boss_id].map((user_id) => ({ room_id: inserted.id, user_id }))
  await trx.insertInto('room_members').values(members).execute()
  return inserted.id
}

/** Deletes a user's room whose other member has deleted their account; false when there is no such room. */
export async function deleteRoomOfErased(db: Executor, userId: number, id: number): Promise<boolean> {
  const { rows } =
    await sql`delete from rooms where id = ${id} and (worker_id = ${userId} or boss_id = ${userId})
    and exists (select from users where users.id = worker_id + boss_id - ${userId} and erased_at is not null)
    returning id`.execute(db)
  return rows.length > 0
}

/** Whether a user is a member of a room. */
export async function isMember(db: Executor, userId: number, roomId: number): Promise<boolean> {
  const row = await db
    .selectFrom('room_members')
    .select('user_id')
    .where('room_id', '=', roomId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row !== undefined
}

/** Whether a user is a member of a room whose other member has not blocked them. */
export async function isUnblockedMember(db: Executor, userId: number, roomId: number): Promise<boolean> {
  const { rows } = await sql<{
    may: boolean
  }>`select exists (select from room_members where room_id = ${roomId}
      and user_id = ${userId})
    and not exists (select from room_members other join blocks b on b.user_id = other.user_id
      where other.room_id = ${roomId} and b.blocked_user_id = ${userId}) as may`.execute(db)
  return rows[0]?.may === true
}

/** The number of a user's unread messages in all rooms. */
export async function countUnread(db: Executor, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('room_members as me')
    .innerJoin('messages as m', (join) =>
      join
        .onRef('m.room_id', '=', 'me.room_id')
        .onRef('m.seq', '>', 'me.read_seq')
        .onRef('m.user_id', '<>', 'me.user_id'),
    )
    .where('me.user_id', '=', userId)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
