import type { Kysely } from 'kysely'
import type { Tables } from '../db/tables.ts'
import { countUnread, isMember } from './rooms-store.ts'

/** Whether somebody may hear a room's private channel: its two members may. */
export const mayJoinRoom = (db: Kysely<Tables>, userId: number, roomId: number): Promise<boolean> =>
  isMember(db, userId, roomId)

/** How many messages somebody has not read, in all rooms: the sum of `new_message_count`. */
export const unreadTotal = (db: Kysely<Tables>, userId: number): Promise<number> => countUnread(db, userId)
