import * as z from 'zod/mini'
import {
  INT4_MAX,
  isVisible,
  LanguageSchema,
  listOf,
  one,
  QueryInt4Schema,
  TimeSchema,
} from './conventions.ts'
import { LIMITS } from './limits.ts'

const id = z.int('required').check(z.positive('invalid_value'), z.lte(INT4_MAX, 'invalid_value'))
/** The number of a message in its room: 1, 2, 3 and so on, without gaps. */
const seq = z.int('required').check(z.gte(0, 'too_small'), z.lte(INT4_MAX, 'invalid_value'))

// Control characters except line breaks and tabs, lone surrogates, and bidirectional marks.
const NEVER_WRITTEN = /[^\P{Cc}\n\t]|\p{Cs}|[\u202a-\u202e\u2066-\u2069]/gu
const clean = (value: string) =>
  value.replace(/\r\n?/g, '\n').replace(NEVER_WRITTEN, '').normalize('NFC').trim()

export const MessageFormSchema = z.object({
  text: z
    .string('message_empty')
    .check(
      z.overwrite(clean),
      z.refine<string>(isVisible, 'message_empty'),
      z.maxLength(LIMITS.messageText, 'too_long'),
    ),
  /** A UUID from the sender's device: the same id again is the same message. */
  client_id: z.pipe(
    z.uuid('invalid_value'),
    z.transform((value) => value.toLowerCase()),
  ),
})

export const MessageSchema = z.object({
  id: z.int(),
  room_id: z.int(),
  seq: z.int(),
  client_id: z.string(),
  user_id: z.int(),
  text: z.string(),
  created_at: TimeSchema,
  /** When it arrived on a device of the other member, and when the other member read it. */
  delivered_at: z.nullable(TimeSchema),
  read_at: z.nullable(TimeSchema),
  /** How often staff have removed or restored it. Absent for 0; the version with the highest one is the newest. */
  revision: z.optional(z.int()),
  /** Removed by staff: then its text is empty for both members. */
  is_removed: z.optional(z.literal(true)),
})
export type Message = z.infer<typeof MessageSchema>
export const MessageAnswer = one(MessageSchema)

/** The subject of a room: a vacancy (also when opened from a bid), an offer, or the worker's profile. */
export const RoomSubjectSchema = z.object({
  type: z.enum(['job', 'offer', 'profile']),
  id: z.int(),
  title: z.string(),
  /** The language of the title of a vacancy or offer that still exists. */
  language: z.optional(LanguageSchema),
  /** The slug of a vacancy that still exists. */
  slug: z.optional(z.string()),
})
export type RoomSubject = z.infer<typeof RoomSubjectSchema>

export const RoomSchema = z.object({
  id: z.int(),
  /** The number of messages that the current user has not read. */
  new_message_count: z.int(),
  subject: RoomSubjectSchema,
  interlocutor: z.object({
    id: z.int(),
    /** Empty when the account is deleted. Then the texts of its messages are empty too. */
    name: z.string(),
    url_img: z.nullable(z.string()),
    /** To the minute; null when never seen, or hidden from the current user. */
    last_seen_at: z.nullable(TimeSchema),
  }),
  /** The company of the other member; null for a private person and for job seekers. */
  company: z.nullable(z.string()),
  last_message: z.nullable(MessageSchema),
  /** The time of the newest message; without messages, of the opening. */
  updated_at: TimeSchema,
  last_seq: z.int(),
  /** The last message that the current user has read. */
  read_seq: z.int(),
  /** The last message that the other member has received, and the last one they have read. */
  interlocutor_delivered_seq: z.int(),
  interlocutor_read_seq: z.int(),
  /** Whether the current user has written in this room. Until then, the other member's links are plain text. */
  has_answered: z.boolean(),
  /** Whether the current user has blocked the other member. */
  is_blocked: z.boolean(),
  /** False while either member has blocked the other. */
  can_write: z.boolean(),
})
export type Room = z.infer<typeof RoomSchema>
export const RoomAnswer = one(RoomSchema)
/** GET /chat/my/rooms: newest first; the unread total is the sum of `new_message_count`. */
export const RoomsAnswer = listOf(RoomSchema)

/** POST /chat/rooms: exactly one of the four ids names the subject. */
export const OpenRoomSchema = z
  .object({
    job_id: z.optional(id),
    offer_id: z.optional(id),
    rate_id: z.optional(id),
    user_id: z.optional(id),
  })
  .check(
    z.refine(
      (form) => Object.values(form).filter((value) => value !== undefined).length === 1,
      'invalid_value',
    ),
  )
export type OpenRoom = z.input<typeof OpenRoomSchema>

/**
 * GET /chat/rooms/{id}/messages: the last `limit` messages, the last before `before`, or the first after `after`.
 * `after` wins when both are given, up to `before`. Always ordered by `seq`, newest last.
 */
export const MessagesQuerySchema = z.object({
  before: z.optional(QueryInt4Schema),
  after: z.optional(QueryInt4Schema),
  limit: z._default(
    z.coerce.number('not_a_number').check(z.int(), z.gte(1, 'too_small'), z.lte(200, 'too_large')),
    50,
  ),
})
export const MessagesAnswer = z.object({
  data: z.array(MessageSchema),
  /** The same as in the room, so that one request also gets the read marks. `seq` 1 is the first message. */
  meta: z.object({
    last_seq: z.int(),
    read_seq: z.int(),
    interlocutor_delivered_seq: z.int(),
    interlocutor_read_seq: z.int(),
    /** The messages of the room that staff have removed or restored, for devices that stored them before. */
    changed: z.optional(z.array(MessageSchema)),
  }),
})
export type MessagesPage = z.infer<typeof MessagesAnswer>

/** POST …/read and …/delivered: up to and including `seq`. A `seq` below the stored one changes nothing. */
export const UpToSchema = z.object({ seq })

/** Data of the event `newChatMessage` (contract/realtime.ts), on the room's channel and on both members' own. */
export const NewChatMessageSchema = z.object({ message: MessageSchema })
export type NewChatMessage = z.infer<typeof NewChatMessageSchema>
/** Data of `messageChanged` on the same channels: staff have removed or restored the message. */
export const MessageChangedSchema = z.object({ message: MessageSchema })
/** Data of `messagesRead` and `messagesDelivered` on the same channels: `user_id` has read or received up to `seq`. */
export const ReceiptSchema = z.object({
  room_id: z.int(),
  user_id: z.int(),
  seq: z.int(),
  at: TimeSchema,
})
export type MessageReceipt = z.infer<typeof ReceiptSchema>
