import type { Generated } from 'kysely'
import type { RoomSubject } from '#shared/contract/conversations.ts'
import type { Ground } from '#shared/contract/grounds.ts'
import type { Time } from './column-types.ts'

export type RoomTable = {
  id: Generated<number>
  worker_id: number
  boss_id: number
  opened_by: number
  subject_type: RoomSubject['type']
  subject_id: number
  subject_title: string
  last_seq: Generated<number>
  created_at: Time
  updated_at: Time
}
export type RoomMemberTable = {
  room_id: number
  user_id: number
  delivered_seq: Generated<number>
  read_seq: Generated<number>
}
export type MessageTable = {
  id: Generated<number>
  room_id: number
  seq: number
  client_id: string
  user_id: number
  text: string
  created_at: Time
  delivered_at: Time | null
  read_at: Time | null
  removed_at: Time | null
  removed_reason: Generated<string | null>
  removed_ground: Generated<Ground | null>
  revision: Generated<number>
}

/** Tables of conversations (migration 006). */
export type ConversationTables = {
  rooms: RoomTable
  room_members: RoomMemberTable
  messages: MessageTable
}
