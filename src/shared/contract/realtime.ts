import * as z from 'zod/mini'
import { one } from './conventions.ts'

/** What happens, as it is called on the wire; Echo's `.listen('NewChatMessage')` waits for the first. */
export const REALTIME_EVENTS = {
  newChatMessage: 'App\\Events\\NewChatMessage',
  messagesRead: 'App\\Events\\MessagesRead',
  messagesDelivered: 'App\\Events\\MessagesDelivered',
  notification: 'App\\Events\\Notification',
  /** From one member's browser to the other's, through Echo's `whisper('typing', …)`. */
  typing: 'client-typing',
} as const

/** The wire's name of a room's channel; Echo's `private('room.7')`. */
export const roomChannel = (roomId: number) => `private-room.${roomId}`
/** The wire's name of a person's own channel, for what is not in the open room. */
export const userChannel = (userId: number) => `private-user.${userId}`

/** What a channel is about; null for names that no channel of ours has. */
export function readChannel(name: string): { about: 'room' | 'user'; id: number } | null {
  const [, about, id] = /^private-(room|user)\.([1-9]\d{0,9})$/.exec(name) ?? []
  return about ? { about: about as 'room' | 'user', id: Number(id) } : null
}

/** GET /realtime: what Echo is made with. Without `host` it is where the page came from. */
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
/** As Laravel answers: outside the envelope. */
export const ChannelAuthAnswer = z.object({ auth: z.string() })

/** POST /broadcasting/user-auth, likewise: what `pusher.signin()` asks for. */
export const UserAuthSchema = z.object({ socket_id })
export const UserAuthAnswer = z.object({ auth: z.string(), user_data: z.string() })
