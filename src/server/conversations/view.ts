import type { Message, MessagesPage, Room, RoomSubject } from '#shared/contract/conversations.ts'
import { MINUTE_MS } from '#shared/durations.ts'
import { personOf } from '../accounts/users.ts'
import { isoTime } from '../db/iso-time.ts'
import type { PageRow } from './messages-page-store.ts'
import type { MessageRow } from './messages-store.ts'
import type { Positions, RoomRow } from './rooms-store.ts'

/** A message in the API. */
export const toMessage = (row: MessageRow): Message => toMessageOf(row.room_id, row)

/** A message of a room in the API. */
export const toMessageOf = (room_id: number, row: Omit<MessageRow, 'room_id'> | PageRow): Message => ({
  id: row.id,
  room_id,
  seq: row.seq,
  client_id: row.client_id,
  user_id: row.user_id,
  text: row.removed_at ? '' : row.text,
  created_at: isoTime(row.created_at),
  delivered_at: row.delivered_at && isoTime(row.delivered_at),
  read_at: row.read_at && isoTime(row.read_at),
  ...(row.revision && { revision: row.revision }),
  ...(row.removed_at && { is_removed: true as const }),
})

/** A room for one of its members. */
export const toRoom = (row: RoomRow): Room => ({
  id: row.id,
  new_message_count: row.unread ?? 0,
  subject: subjectOf(row),
  interlocutor: {
    ...personOf({ id: row.other_id, name: row.name, surname: row.surname, url_img: row.url_img }),
    // The other member does not see an empty room, so its opener could watch them unnoticed. Blocked users do not see the
    // presence of the user who has blocked them.
    last_seen_at: row.other_has_written && !row.is_blocked_by ? toMinute(row.last_seen_at) : null,
  },
  company: row.other_id === row.boss_id ? (row.company_name ?? row.boss_company) : null,
  last_message: lastMessageOf(row),
  updated_at: row.updated_at.toISOString(),
  last_seq: row.last_seq,
  read_seq: row.read_seq,
  interlocutor_delivered_seq: row.other_delivered_seq,
  interlocutor_read_seq: row.other_read_seq,
  has_answered: row.has_answered,
  is_blocked: row.has_blocked,
  can_write: !row.has_blocked && !row.is_blocked_by && row.blocked_at === null,
})

/** The metadata of a page of messages. */
export const toPageMeta = (row: Positions): MessagesPage['meta'] => ({
  last_seq: row.last_seq,
  read_seq: row.read_seq,
  interlocutor_delivered_seq: row.other_delivered_seq,
  interlocutor_read_seq: row.other_read_seq,
})

function subjectOf(row: RoomRow): RoomSubject {
  const { subject_type: type, subject_id: id } = row
  const worker = { id: row.worker_id, name: row.worker_name, surname: row.worker_surname, url_img: null }
  const now = type === 'profile' ? personOf(worker).name : (row.job_title ?? row.offer_title)
  const language = row.job_language ?? row.offer_language
  return {
    type,
    id,
    title: now ?? row.subject_title,
    ...(language && { language }),
    ...(row.slug ? { slug: row.slug } : {}),
  }
}

function lastMessageOf(row: RoomRow): Message | null {
  const { message_id, client_id, user_id, text, created_at, delivered_at, read_at, removed_at } = row
  if (message_id === null || client_id === null || user_id === null || text === null || !created_at)
    return null
  return toMessage({
    id: message_id,
    room_id: row.id,
    seq: row.last_seq,
    client_id,
    user_id,
    text,
    created_at,
    delivered_at,
    read_at,
    removed_at,
    revision: row.revision ?? 0,
  })
}

// Rounded to the minute: seconds would change the list's ETag with every request of the other member.
const toMinute = (time: Date | null) =>
  time && new Date(Math.floor(time.getTime() / MINUTE_MS) * MINUTE_MS).toISOString()
