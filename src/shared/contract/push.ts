import * as z from 'zod/mini'
import { one } from './conventions.ts'
import { NotificationKindSchema } from './notifications.ts'

const base64url = (bytes: number) =>
  z
    .string('required')
    .check(z.regex(/^[\w-]+={0,2}$/, 'invalid_value'), z.maxLength(Math.ceil(bytes * 1.4), 'too_long'))

/** GET /push/key: the `applicationServerKey` (VAPID, RFC 8292), base64url. */
export const PushKeyAnswer = one(z.object({ key: z.string() }))

/** The browser's PushSubscription as JSON (W3C Push API) with its key; its endpoint must be https on a known push service. */
// The URL parser accepts characters that a URL may not contain and that PostgreSQL cannot store.
const endpoint = z
  .url('invalid_value')
  .check(z.maxLength(2000, 'too_long'), z.regex(/^[!-~]+$/, 'invalid_value'))

export const PushSubscriptionSchema = z.object({
  endpoint,
  expirationTime: z.optional(z.nullable(z.number())),
  keys: z.object({ p256dh: base64url(65), auth: base64url(16) }),
  /** The key of GET /push/key that the browser has subscribed with. Earlier releases send none. */
  key: z.optional(base64url(65)),
})
export type PushSubscriptionForm = z.input<typeof PushSubscriptionSchema>
/** DELETE /push/subscriptions. */
export const PushEndpointSchema = z.object({ endpoint })

/** POST /push/test: how many of the current user's devices accepted a test notification, refused it, or are gone. */
export const PushTestAnswer = one(z.object({ sent: z.int(), failed: z.int(), removed: z.int() }))

/** The payload of a push, encrypted (RFC 8291); under 2 kB. Texts are in the recipient's language. */
export const PushPayloadSchema = z.object({
  kind: z.union([NotificationKindSchema, z.literal('test')]),
  /** The recipient: another user may have signed in on the device meanwhile. */
  user_id: z.int(),
  title: z.string(),
  body: z.string(),
  /** The path that a click opens, with its language. */
  path: z.string(),
  /** A notification replaces an earlier one with the same tag: one for each room or subject. */
  tag: z.string(),
  room_id: z.optional(z.int()),
  /** The newest message of the room that it tells of. */
  seq: z.optional(z.int()),
  /** It replaces a notification that nobody has read, without a sound. */
  is_quiet: z.optional(z.literal(true)),
  /** Unread messages in all rooms. */
  unread: z.int(),
  /** Milliseconds since 1970. */
  at: z.number(),
})
export type PushPayload = z.infer<typeof PushPayloadSchema>
