import type { Kysely } from 'kysely'
import type { Tables } from '../db/tables.ts'
import { markRoomRead } from './store.ts'

/** Marks the notification of a room as read, after its messages were read. */
export const readRoomNotification = (
  trx: Kysely<Tables>,
  userId: number,
  room: { roomId: number; seq: number },
  now: Date,
): Promise<void> => markRoomRead(trx, userId, room, now)
