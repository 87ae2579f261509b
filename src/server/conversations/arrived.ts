import type { Kysely } from 'kysely'
import { isBlocked } from '../blocks/is-blocked.ts'
import type { Tables } from '../db/tables.ts'
import type { TaskPayloads } from '../tasks/task.ts'
import { findNewestUnread, findReceivedMessage } from './messages-store.ts'

/** Whether a notification is still due: not when the message is read or deleted, or its author is blocked. */
export async function isNotifiable(
  db: Kysely<Tables>,
  { message_id, user_id }: TaskPayloads['message-arrived'],
): Promise<boolean> {
  const row = await findReceivedMessage(db, user_id, message_id)
  return row !== null && !row.read_at && !(await isBlocked(db, row.user_id, user_id))
}

/** The newest message of a room that a member has not read, with its author and the room's subject, or null. */
export const newestUnread = (db: Kysely<Tables>, userId: number, roomId: number) =>
  findNewestUnread(db, userId, roomId)
