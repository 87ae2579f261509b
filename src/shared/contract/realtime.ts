import * as z from 'zod/mini'
import { one } from './conventions.ts'

/** Events by their names on the wire; Echo's `.listen('NewChatMessage')` receives the first. */
export const REALTIME_EVENTS = {
  newChatMessage: 'App\\Events\\NewChatMessage',
  messagesRead: 'App\\Events\\MessagesRead',
  messagesDelivered: 'App\\Events\\MessagesDelivered',
  messageChanged: 'App\\Events\\MessageChanged',
  notification: 'App\\Events\\Notification',
  /** Sent to a worker, without data: an employer has seen one of their bids. */
  bidSeen: 'App\\Events\\BidSeen',
  /** Sent to staff, without data: the length of a queue, or what they can undo, may have changed. */
  waitingChanged: 'App\\Events\\WaitingChanged',
  /** A client event from one member to the other, through Echo's `whisper('typing', …)`. */
  typing: 'client-typing',
} as const

/** The wire name of a room's channel; Echo's `private('room.7')`. */
export const roomChannel = (roomId: number) => `private-room.${roomId}`
/** The wire name of a user's own channel, for everything outside of the open room. */
export const userChannel = (userId: number) => `private-user.${userId}`

/** The subject of a channel; null for unknown names. */
export function readChannel(name: string): { about: 'room' | 'user'; id: number } | null {
  const [, about, id] = /^private-(room|user)\.([1-9]\d{0,9})$/.exec(name) ?? []
  return about ? { about: about as 'room' | 'user', id: Number(id) } : null
}

/** GET /realtime: the settings for Echo. Without `host` it is the page's own host. */
export const RealtimeSchema = z.object({
  key: z.string(),
  cluster: z.string(),
  host: z.optional(z.string()),
  port: z.optional(z.int()),
  scheme: z.enum(['http', 'https']),
})
export type RealtimeSettings = z.infer<typeof RealtimeSchema>
export const RealtimeAnswer = one(RealtimeSchema)

/** POST /broadcasting/auth, form or JSON. */
const socket_id = z.string('required').check(z.regex(/^\d{1,20}\.\d{1,20}$/, 'invalid_value'))
export const ChannelAuthSchema = z.object({
  socket_id,
  channel_name: z.string('required').check(z.minLength(1, 'empty'), z.maxLength(200, 'too_long')),
})
/** The same format as Laravel's answer: without our envelope. */
export const ChannelAuthAnswer = z.object({ auth: z.string() })

/** POST /broadcasting/user-auth, for `pusher.signin()`; also without the envelope. */
export const UserAuthSchema = z.object({ socket_id })
export const UserAuthAnswer = z.object({ auth: z.string(), user_data: z.string() })
