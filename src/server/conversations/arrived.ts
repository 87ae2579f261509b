import type { Kysely } from 'kysely'
import { personOf } from '../accounts/users.ts'
import { isBlocked } from '../blocks/is-blocked.ts'
import type { Tables } from '../db/tables.ts'
import type { TaskPayloads } from '../tasks/tasks.ts'
import { findArrived, findNewestArrived } from './messages-store.ts'
import { countUnread } from './rooms-store.ts'

/**
 * What somebody can be told of a message that has come for them, with their unread total.
 * @returns null when there is nothing to tell any more: it is read, gone, or its writer is blocked by now
 */
export async function arrivedMessage(
  db: Kysely<Tables>,
  { message_id, user_id }: TaskPayloads['message-arrived'],
) {
  const row = await findArrived(db, user_id, message_id)
  if (!row || row.read_at || (await isBlocked(db, row.user_id, user_id))) return null
  const { id, room_id, seq, text, created_at, delivered_at } = row
  const writer = personOf({ id: row.user_id, name: row.name, surname: row.surname, url_img: row.url_img })
  return { id, room_id, seq, text, created_at, delivered_at, writer, unread: await countUnread(db, user_id) }
}

/** The newest of a room's messages that somebody has not read, with the room's subject, or null. */
export const newestArrived = (db: Kysely<Tables>, userId: number, roomId: number) =>
  findNewestArrived(db, userId, roomId)
