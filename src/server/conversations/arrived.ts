import type { Kysely } from 'kysely'
import { isBlocked } from '../blocks/is-blocked.ts'
import type { Tables } from '../db/tables.ts'
import type { TaskPayloads } from '../tasks/task.ts'
import { findArrived, findNewestArrived } from './messages-store.ts'

/** Whether a message can still be notified of: it may be read or gone, or its writer blocked by now. */
export async function isNotifiable(
  db: Kysely<Tables>,
  { message_id, user_id }: TaskPayloads['message-arrived'],
): Promise<boolean> {
  const row = await findArrived(db, user_id, message_id)
  return row !== null && !row.read_at && !(await isBlocked(db, row.user_id, user_id))
}

/** The newest of a room's messages that somebody has not read, with the room's subject, or null. */
export const newestArrived = (db: Kysely<Tables>, userId: number, roomId: number) =>
  findNewestArrived(db, userId, roomId)
