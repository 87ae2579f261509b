import type { Kysely } from 'kysely'
import type { Tables } from '../db/tables.ts'
import { markRoomRead } from './store.ts'

/** Whoever has read a room's messages needs not be told of them any more. */
export const readRoomNotification = (
  trx: Kysely<Tables>,
  userId: number,
  room: { roomId: number; seq: number },
  now: Date,
): Promise<void> => markRoomRead(trx, userId, room, now)
