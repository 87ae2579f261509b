import type { Kysely } from 'kysely'
import type { Tables } from '../db/tables.ts'
import type { TaskPayloads } from '../tasks/task.ts'
import { findNewestUnread, isUnnotified } from './messages-store.ts'

/** Whether a notification is still due: not when the message is read or removed, its author is blocked, or one exists. */
export const isNotifiable = (
  db: Kysely<Tables>,
  { message_id, user_id }: TaskPayloads['message-arrived'],
): Promise<boolean> => isUnnotified(db, user_id, message_id)

/** The newest message of a room that a member has not read, with its author and the room's subject, or null. */
export const newestUnread = (db: Kysely<Tables>, userId: number, roomId: number) =>
  findNewestUnread(db, userId, roomId)
