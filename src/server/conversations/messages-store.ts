import { type Kysely, type Selectable, sql } from 'kysely'
import { hasLeftCompany } from '../db/company-rights.ts'
import { compileLater, compileOnce } from '../db/compile-once.ts'
import type { MessageTable } from '../db/tables/conversations.ts'
import type { Tables } from '../db/tables.ts'

type Executor = Kysely<Tables>
export type MessageRow = Omit<Selectable<MessageTable>, 'removed_reason' | 'removed_ground'>

// By name instead of `*`, so that the statements are prepared (db/prepared-client.ts).
const COLUMNS = [
  'id',
  'room_id',
  'seq',
  'client_id',
  'user_id',
  'text',
  'created_at',
  'delivered_at',
  'read_at',
  'removed_at',
  'revision',
] as const

/**
 * One of a user's rooms, locked until the transaction ends. Concurrent writers and readers wait, so message numbers
 * have no gaps (src/decisions/012-order-of-messages.md). Null when the user is not a member.
 */
export async function lockRoom(trx: Executor, userId: number, id: number) {
  await roomLock(trx, userId, id)
  // A second query: after waiting for the lock, the first one still has the joined rows from before the wait.
  return (await roomWithMembers(trx, userId, id))[0] ?? null
}

/**
 * As `lockRoom`, with what decides on a new message: its id, the stored message with this `client_id`, and the times of
 * the user's latest messages after `after`, newest first.
 */
export async function lockRoomToWrite(
  trx: Executor,
  userId: number,
  id: number,
  { clientId, after, maxTimes }: { clientId: string; after: Date; maxTimes: number },
) {
  await roomLock(trx, userId, id)
  const known = await messageByClientIdLater(trx, id, clientId)
  const times = maxTimes ? await latestTimes(trx, userId, after, maxTimes) : () => []
  const [room] = await roomToWrite(trx, userId, id)
  if (!room) return null
  return { room, known: known()[0] ?? null, times: times().map(({ created_at }) => created_at) }
}
const latestTimes = compileLater((trx, userId: number, after: Date, max: number) =>
  trx
    .selectFrom('messages')
    .select('created_at')
    .where('user_id', '=', userId)
    .where('created_at', '>', after)
    .orderBy('created_at', 'desc')
    .limit(max),
)
const roomLock = compileLater((trx, userId: number, id: number) =>
  trx
    .selectFrom('rooms')
    .innerJoin('room_members as me', 'me.room_id', 'rooms.id')
    .select('rooms.id')
    .where('rooms.id', '=', id)
    .where('me.user_id', '=', userId)
    .forUpdate('rooms'),
)
const selectRoom = (trx: Executor, userId: number, id: number) =>
  trx
    .selectFrom('rooms')
    .innerJoin('room_members as me', 'me.room_id', 'rooms.id')
    .innerJoin('room_members as other', (join) =>
      join.onRef('other.room_id', '=', 'rooms.id').onRef('other.user_id', '<>', 'me.user_id'),
    )
    .innerJoin('users', 'users.id', 'other.user_id')
    .select(['rooms.last_seq', 'me.read_seq', 'me.delivered_seq', 'other.user_id as other_id'])
    .select('users.blocked_at as other_blocked_at')
    .select([
      sql<boolean>`exists (select from blocks where user_id = other.user_id and blocked_user_id = me.user_id)`.as(
        'is_blocked_by',
      ),
      sql<boolean>`exists (select from blocks where user_id = me.user_id and blocked_user_id = other.user_id)`.as(
        'has_blocked',
      ),
    ])
    // Then nobody writes there any more.
    .select(hasLeftCompany('rooms').as('has_left_company'))
    .where('rooms.id', '=', id)
    .where('me.user_id', '=', userId)
const roomWithMembers = compileOnce(selectRoom)
const roomToWrite = compileOnce((trx, userId: number, id: number) =>
  selectRoom(trx, userId, id)
    .select(sql<number>`nextval('messages_id_seq')::int`.as('message_id'))
    .select(
      sql<boolean>`exists (select from messages where messages.room_id = rooms.id
        and messages.user_id = other.user_id)`.as('other_has_written'),
    ),
)

/** The time of a writer's nth newest message in a room after a time; null when there are fewer. */
export async function findNthNewest(
  trx: Executor,
  { writerId, roomId, n, after }: { writerId: number; roomId: number; n: number; after: Date },
): Promise<Date | null> {
  const row = await trx
    .selectFrom('messages')
    .select('created_at')
    .where('room_id', '=', roomId)
    .where('user_id', '=', writerId)
    .where('created_at', '>', after)
    .orderBy('created_at', 'desc')
    .offset(n - 1)
    .limit(1)
    .executeTakeFirst()
  return row?.created_at ?? null
}

const messageByClientIdLater = compileLater((db, roomId: number, clientId: string) =>
  selectMessages(db, roomId).where('client_id', '=', clientId),
)

/** Appends a message to a locked room, together with the next statement of the transaction. */
export async function insertMessage(
  trx: Executor,
  {
    id,
    room_id,
    user_id,
    client_id,
    text,
    created_at,
  }: Pick<MessageRow, 'id' | 'room_id' | 'user_id' | 'client_id' | 'text' | 'created_at'>,
): Promise<void> {
  await messageInsertion(trx, id, room_id, user_id, client_id, text, created_at)
}
const messageInsertion = compileLater(
  (trx, id: number, roomId: number, userId: number, clientId: string, text: string, now: Date) =>
    trx
      .with('room', (db) =>
        db
          .updateTable('rooms')
          .set((eb) => ({ last_seq: eb('last_seq', '+', 1), updated_at: now }))
          .where('id', '=', roomId)
          .returning(['id', 'last_seq']),
      )
      .insertInto('messages')
      .columns(['id', 'room_id', 'seq', 'user_id', 'client_id', 'text', 'created_at'])
      .expression((eb) =>
        eb
          .selectFrom('room')
          .select([
            sql<number>`${id}::int`.as('message_id'),
            'room.id',
            'room.last_seq',
            sql<number>`${userId}::int`.as('user_id'),
            sql<string>`${clientId}::uuid`.as('client_id'),
            sql<string>`${text}::text`.as('text'),
            sql<Date>`${now}::timestamptz`.as('created_at'),
          ]),
      ),
)

/** Stores up to which message a user has received and read a locked room. */
export async function savePositions(
  trx: Executor,
  userId: number,
  roomId: number,
  reached: { delivered_seq: number; read_seq: number },
  now: Date,
): Promise<void> {
  await trx
    .updateTable('room_members')
    .set(reached)
    .where('room_id', '=', roomId)
    .where('user_id', '=', userId)
    .execute()
  const incoming = trx.updateTable('messages').where('room_id', '=', roomId).where('user_id', '<>', userId)
  await incoming
    .set({ delivered_at: now })
    .where('seq', '<=', reached.delivered_seq)
    .where('delivered_at', 'is', null)
    .execute()
  await incoming
    .set({ read_at: now })
    .where('seq', '<=', reached.read_seq)
    .where('read_at', 'is', null)
    .execute()
}

const selectMessages = (db: Executor, roomId: number) =>
  db.selectFrom('messages').select(COLUMNS).where('room_id', '=', roomId)

/**
 * Whether a message sent to a user is one that they should be notified of: unread, not removed, its author neither suspended nor
 * blocked by them, and no notification exists of it or of a later one.
 */
export async function isUnnotified(db: Executor, userId: number, id: number): Promise<boolean> {
  return (await unnotifiedMessage(db, userId, id)).length > 0
}
const unnotifiedMessage = compileOnce((db, userId: number, id: number) =>
  db
    .selectFrom('messages as m')
    .innerJoin('room_members as me', 'me.room_id', 'm.room_id')
    .innerJoin('users', 'users.id', 'm.user_id')
    .select('m.id')
    .where('m.id', '=', id)
    .where('me.user_id', '=', userId)
    .whereRef('m.user_id', '<>', 'me.user_id')
    .where('m.read_at', 'is', null)
    .where('m.removed_at', 'is', null)
    .where('users.blocked_at', 'is', null)
    .where(
      sql<boolean>`not exists (select from blocks b where b.user_id = me.user_id and b.blocked_user_id = m.user_id)`,
    )
    .where(
      sql<boolean>`not exists (select from notifications n where n.kind = 'message' and n.user_id = me.user_id
        and n.subject_id = m.room_id and n.seq >= m.seq)`,
    ),
)

// Whoever has left a company is not notified of its bidders' messages, which stay readable.
const isNoFormerEmployer = sql<boolean>`not (rooms.boss_id = me.user_id and ${hasLeftCompany('rooms')})`

/** The newest message of a room that a member has not read, with its author and the room's subject, or null. */
export async function findNewestUnread(db: Executor, userId: number, roomId: number) {
  const row = await db
    .selectFrom('messages as m')
    .innerJoin('room_members as me', 'me.room_id', 'm.room_id')
    .innerJoin('rooms', 'rooms.id', 'm.room_id')
    .innerJoin('users', 'users.id', 'm.user_id')
    .select(['m.id', 'm.seq', 'm.text', 'm.created_at', 'm.user_id', 'rooms.subject_title'])
    .select(['users.name', 'users.surname', 'users.url_img'])
    .select(
      sql<boolean>`exists (select from messages own where own.room_id = m.room_id and own.user_id = me.user_id)`.as(
        'has_answered',
      ),
    )
    .where('m.room_id', '=', roomId)
    .where('me.user_id', '=', userId)
    .where('m.user_id', '<>', userId)
    .where('m.removed_at', 'is', null)
    .where('users.blocked_at', 'is', null)
    .whereRef('m.seq', '>', 'me.read_seq')
    .where(isNoFormerEmployer)
    .orderBy('m.seq', 'desc')
    .limit(1)
    // Serialises with a concurrent read receipt, which updates this row.
    .forShare('me')
    .executeTakeFirst()
  return row ?? null
}

// A bound for the query; no mail lists as many.
const MAX_UNREAD = 1000

/** A user's unread messages in all rooms, oldest first, without those of blocked authors. */
export async function listUnread(db: Executor, userId: number) {
  return db
    .selectFrom('room_members as me')
    .innerJoin('messages as m', (join) =>
      join
        .onRef('m.room_id', '=', 'me.room_id')
        .onRef('m.seq', '>', 'me.read_seq')
        .onRef('m.user_id', '<>', 'me.user_id'),
    )
    .innerJoin('rooms', 'rooms.id', 'm.room_id')
    .innerJoin('users', 'users.id', 'm.user_id')
    .select(['m.id', 'm.room_id', 'm.user_id', 'm.text', 'rooms.subject_title'])
    .select(['users.name', 'users.surname', 'users.url_img'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('messages as own')
          .select('own.id')
          .whereRef('own.room_id', '=', 'm.room_id')
          .whereRef('own.user_id', '=', 'me.user_id'),
      )
        .$castTo<boolean>()
        .as('has_answered'),
    )
    .where('me.user_id', '=', userId)
    .where('m.removed_at', 'is', null)
    .where('users.blocked_at', 'is', null)
    .where(isNoFormerEmployer)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('blocks')
            .select('blocks.user_id')
            .whereRef('blocks.user_id', '=', 'me.user_id')
            .whereRef('blocks.blocked_user_id', '=', 'm.user_id'),
        ),
      ),
    )
    .orderBy('m.id')
    .limit(MAX_UNREAD)
    .execute()
}
