import type { Kysely } from 'kysely'
import type { Message, Room } from '#shared/contract/conversations.ts'
import type { Tables } from '../db/tables.ts'
import { listMessages } from './messages-store.ts'
import { listRooms } from './rooms-store.ts'
import { toMessage, toRoom } from './view.ts'

const ALL = 2_147_483_647

/** Everything somebody wrote and was written, room by room, for the copy of their data. */
export async function exportConversations(
  db: Kysely<Tables>,
  userId: number,
): Promise<(Pick<Room, 'id' | 'subject' | 'interlocutor'> & { messages: Message[] })[]> {
  const rooms = (await listRooms(db, userId)).map(toRoom)
  const copies = []
  for (const { id, subject, interlocutor } of rooms) {
    const rows = await listMessages(db, id, { limit: ALL })
    copies.push({ id, subject, interlocutor, messages: rows.map(toMessage) })
  }
  return copies
}
