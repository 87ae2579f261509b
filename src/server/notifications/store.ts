import { type Insertable, type Kysely, type Selectable, type SqlBool, sql } from 'kysely'
import type {
  NotificationChoices,
  NotificationEvent,
  ReadNotifications,
} from '#shared/contract/notifications.ts'
import { compileLater, compileOnce } from '../db/compile-once.ts'
import type { NotificationTable } from '../db/tables/notifications.ts'
import type { Tables } from '../db/tables.ts'
import { MAX_COUNTED } from '../http/paging.ts'

type Executor = Kysely<Tables>
export type NotificationRow = Selectable<NotificationTable>

/**
 * The recipient with their settings. `email` is null while unconfirmed; `unconfirmedEmail` may be a stranger's. Null for
 * unknown and blocked users.
 */
export async function findRecipient(db: Executor, userId: number) {
  return (await recipientById(db, userId))[0] ?? null
}
const selectRecipients = (db: Executor) =>
  db
    .selectFrom('users')
    .leftJoin('notification_choices as c', 'c.user_id', 'users.id')
    .select(['users.id', 'users.language', 'c.choices'])
    .select(sql<string | null>`case when email_confirmed_at is not null then email end`.as('email'))
    .select(sql<string | null>`case when email_confirmed_at is null then email end`.as('unconfirmedEmail'))
    .where('users.blocked_at', 'is', null)
const recipientById = compileOnce((db, userId: number) => selectRecipients(db).where('users.id', '=', userId))

/** As `findRecipient`, with the id of a new notification. */
export async function findRecipientToNotify(trx: Executor, userId: number) {
  return (await recipientToNotify(trx, userId))[0] ?? null
}
export type RecipientToNotify = NonNullable<Awaited<ReturnType<typeof findRecipientToNotify>>>

export const selectRecipientsToNotify = (trx: Executor) =>
  selectRecipients(trx).select(sql<number>`nextval('notifications_id_seq')::int`.as('notification_id'))
const recipientToNotify = compileOnce((trx, userId: number) =>
  selectRecipientsToNotify(trx).where('users.id', '=', userId),
)

const INSERTED = [
  'id',
  'user_id',
  'kind',
  'detail',
  'reason',
  'actor_id',
  'actor',
  'subject_type',
  'subject_id',
  'subject_title',
  'subject_slug',
  'created_at',
  'in_app',
  'push',
] as const

/** Inserts a notification together with the next statement of the transaction. */
export async function insertNotification(
  trx: Executor,
  row: Pick<NotificationRow, (typeof INSERTED)[number]>,
): Promise<void> {
  await notificationInsertion(trx, ...INSERTED.map((column) => row[column]))
}
const notificationInsertion = compileLater((trx, ...values: NotificationRow[keyof NotificationRow][]) => ({
  compile: () =>
    sql`insert into notifications (${sql.join(INSERTED.map((column) => sql.ref(column)))})
      values (${sql.join(values)})`.compile(trx),
}))

/**
 * Deletes a user's unread notifications of a kind and a subject, with `actorId` only those that this user has caused.
 * @returns whether there were any
 */
export async function deleteUnread(
  trx: Executor,
  {
    user_id,
    kind,
    subject_type,
    subject_id,
  }: Pick<NotificationRow, 'user_id' | 'kind' | 'subject_type' | 'subject_id'>,
  actorId: number | null,
): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('notifications')
    .where('user_id', '=', user_id)
    // As in the partial index of unread ones.
    .where(sql<SqlBool>`in_app and read_at is null`)
    .where('kind', '=', kind)
    .where('subject_type', '=', subject_type)
    .where('subject_id', '=', subject_id)
    .$if(actorId !== null, (unread) => unread.where('actor_id', '=', actorId))
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/**
 * Replaces the room's notification. Its push makes a sound only if that of the replaced one is read, or was before
 * `quietSince`. Null when one for this message or a later one exists.
 */
export async function replaceOfRoom(
  trx: Executor,
  row: Insertable<NotificationTable> & { seq: number; created_at: Date },
  quietSince: Date,
): Promise<NotificationRow | null> {
  const replaced = await trx
    .deleteFrom('notifications')
    .where('kind', '=', 'message')
    .where('user_id', '=', row.user_id)
    .where('subject_id', '=', row.subject_id)
    .where('seq', '<', row.seq)
    .returning(['rang_at', 'read_at'])
    .execute()
  const recent = replaced.find(({ rang_at, read_at }) => rang_at && rang_at > quietSince && !read_at)
  const rang_at = recent?.rang_at ?? (row.push ? row.created_at : null)
  const made = await trx
    .insertInto('notifications')
    .values({ ...row, rang_at })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'subject_id']).where('kind', '=', 'message').doNothing(),
    )
    .returningAll()
    .executeTakeFirst()
  return made ?? null
}

/** Marks a notification as delivered and returns it; null when it was delivered before or deleted. */
export async function claimDelivery(trx: Executor, id: number, now: Date): Promise<NotificationRow | null> {
  return (await deliveryClaim(trx, id, now))[0] ?? null
}
const deliveryClaim = compileOnce((trx, id: number, now: Date) =>
  trx
    .updateTable('notifications')
    .set({ notified_at: now })
    .where('id', '=', id)
    .where('notified_at', 'is', null)
    // By name instead of `*`, so that the statement is prepared (db/prepared-client.ts).
    .returning([...INSERTED, 'seq', 'notified_at', 'read_at', 'rang_at']),
)

export async function findNotification(db: Executor, id: number): Promise<NotificationRow | null> {
  const row = await db.selectFrom('notifications').selectAll().where('id', '=', id).executeTakeFirst()
  return row ?? null
}

/** The number of unread notifications, also by kind. */
type Unread = Pick<NotificationEvent, 'unread_count' | 'unread_by_kind'>

/** One page of a user's list, newest first, with the total and the numbers of unread ones. */
export async function listNotifications(
  db: Executor,
  userId: number,
  { page, per_page }: { page: number; per_page: number },
): Promise<{ rows: NotificationRow[]; total: number; unread: Unread }> {
  const own = db.selectFrom('notifications').where('user_id', '=', userId).where('in_app', '=', true)
  const rows = await own
    .selectAll()
    .orderBy('id', 'desc')
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute()
  const [counts] = await notificationCounts(db, userId)
  return { rows, total: counts?.total ?? 0, unread: toUnread(counts?.unread ?? {}) }
}
const COUNT = sql<number>`count(*)::int`.as('count')
// A literal: with a parameter a prepared statement cannot use the partial indexes.
const selectShown = (db: Executor, userId: number) =>
  db.selectFrom('notifications').where('user_id', '=', userId).where(sql<SqlBool>`in_app`)
const selectUnread = (db: Executor, userId: number) => {
  const unread = selectShown(db, userId).where('read_at', 'is', null).groupBy('kind').select(['kind', COUNT])
  return db.selectFrom(unread.as('unread')).select(byKind)
}
const notificationCounts = compileOnce((db, userId: number) => {
  const shown = selectShown(db, userId).select('id').limit(MAX_COUNTED)
  return db.selectNoFrom([
    db.selectFrom(shown.as('counted')).select(COUNT).as('total'),
    selectUnread(db, userId).as('unread'),
  ])
})
const unreadCounts = compileOnce(selectUnread)
const byKind = sql<Record<string, number>>`coalesce(json_object_agg(kind, count), '{}')`.as('unread')
const toUnread = (unread_by_kind: Record<string, number>): Unread => ({
  unread_count: Object.values(unread_by_kind).reduce((sum, count) => sum + count, 0),
  unread_by_kind,
})

/** The numbers of a user's unread notifications. */
export async function countUnreadNotifications(db: Executor, userId: number): Promise<Unread> {
  const [counts] = await unreadCounts(db, userId)
  return toUnread(counts?.unread ?? {})
}

/** Marks a user's notifications as read. Earlier times of reading do not change. */
export async function markRead(
  db: Executor,
  userId: number,
  which: ReadNotifications,
  now: Date,
): Promise<void> {
  const unread = db
    .updateTable('notifications')
    .set({ read_at: now })
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
  if ('up_to' in which) await unread.where('id', '<=', which.up_to).execute()
  else await unread.where(sql<boolean>`id = any(${which.ids}::int[])`).execute()
}

/** Marks a room's notification as read if it is about messages up to `seq`. */
export async function markRoomRead(
  db: Executor,
  userId: number,
  { roomId, seq }: { roomId: number; seq: number },
  now: Date,
): Promise<void> {
  await db
    .updateTable('notifications')
    .set({ read_at: now })
    .where('kind', '=', 'message')
    .where('user_id', '=', userId)
    .where('subject_id', '=', roomId)
    .where('seq', '<=', seq)
    .where('read_at', 'is', null)
    .execute()
}

/** The settings that a user has changed from the defaults. */
export async function findChoices(db: Executor, userId: number): Promise<Partial<NotificationChoices>> {
  const row = await db
    .selectFrom('notification_choices')
    .select('choices')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.choices ?? {}
}

/** Merges changed settings into a user's earlier ones. */
export async function saveChoices(
  db: Executor,
  userId: number,
  choices: Partial<NotificationChoices>,
): Promise<void> {
  await db
    .insertInto('notification_choices')
    .values({ user_id: userId, choices: JSON.stringify(choices) })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ choices: sql`notification_choices.choices || excluded.choices` }),
    )
    .execute()
}

/** When a user last used any of their sessions, or null. */
export async function findLastSeen(db: Executor, userId: number): Promise<Date | null> {
  const row = await db
    .selectFrom('sessions')
    .select('last_used_at')
    .where('user_id', '=', userId)
    .orderBy('last_used_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.last_used_at ?? null
}

/** Records the newest message of a mail. False while a message of the previous mail is unread: then none is sent. */
export async function claimDigest(
  trx: Executor,
  userId: number,
  { oldest, newest }: { oldest: number; newest: number },
  now: Date,
): Promise<boolean> {
  const row = await trx
    .insertInto('message_digests')
    .values({ user_id: userId, message_id: newest, mailed_at: now })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ message_id: newest, mailed_at: now })
        .where('message_digests.message_id', '<', oldest),
    )
    .returning('user_id')
    .executeTakeFirst()
  return row !== undefined
}
