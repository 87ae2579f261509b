import type { Kysely } from 'kysely'
import type { Tables } from '../db/tables.ts'
import { countUnread, isUnblockedMember } from './rooms-store.ts'

/**
 * Whether a user may subscribe to a room's private channel: only its two members may, and nobody whom the other one has
 * blocked, because clients send each other what they type there.
 */
export const mayJoinRoom = (db: Kysely<Tables>, userId: number, roomId: number): Promise<boolean> =>
  isUnblockedMember(db, userId, roomId)

/** The number of a user's unread messages in all rooms: the sum of `new_message_count`. */
export const unreadTotal = (db: Kysely<Tables>, userId: number): Promise<number> => countUnread(db, userId)
