import type { Kysely } from 'kysely'
import { personOf } from '../accounts/users.ts'
import type { Tables } from '../db/tables.ts'
import { listUnread } from './messages-store.ts'

export type UnreadMessage = {
  id: number
  room_id: number
  title: string
  writer: string
  text: string
  /** Whether the reader has ever written in this room. */
  has_answered: boolean
}

/** A user's unread messages in all rooms, oldest first, without those of blocked authors. */
export async function unreadMessages(db: Kysely<Tables>, userId: number): Promise<UnreadMessage[]> {
  return (await listUnread(db, userId)).map(
    ({ id, room_id, subject_title: title, text, has_answered, ...writer }) => ({
      id,
      room_id,
      title,
      text,
      has_answered,
      writer: personOf({ ...writer, id: writer.user_id }).name,
    }),
  )
}
