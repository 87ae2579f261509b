import * as z from 'zod/mini'
import { Int4Schema, LanguageSchema, one, PageQuerySchema, pageOf, TimeSchema } from './conventions.ts'
import { NOTIFICATION_KINDS, type NotificationKind } from './notification-kinds.ts'
import { patchOf } from './patch-of.ts'
import { NotifyBySchema } from './saved-searches.ts'

export const NotificationKindSchema = z.enum(NOTIFICATION_KINDS)

export const NotificationSchema = z.object({
  id: z.int(),
  kind: NotificationKindSchema,
  /** The subject: a room, a vacancy (`slug` once it is public), an offer, a bid's job, a saved search, a source of imports, a page, or an account. */
  subject: z.object({
    type: z.enum(['room', 'vacancy', 'offer', 'job', 'search', 'import', 'page', 'account']),
    id: z.int(),
    title: z.string(),
    slug: z.optional(z.string()),
    /** The language of the title, where it is that of a vacancy or an offer. */
    language: z.optional(LanguageSchema),
    /** The title in every language, where it is that of our page. Then `title` is in the language of the account. */
    titles: z.optional(z.record(LanguageSchema, z.string())),
  }),
  /** The public name of the user who caused it; null for the system. */
  actor: z.nullable(z.string()),
  /**
   * The id of a received bid, a bid's new state, the number of several vacancies or of bids that wait, or what became of a
   * report: upheld, dismissed, overturned.
   */
  detail: z.nullable(z.string()),
  /** The reason of a decision, where the title names its subject. */
  reason: z.optional(z.string()),
  created_at: TimeSchema,
  read_at: z.nullable(TimeSchema),
})
export type Notification = z.infer<typeof NotificationSchema>

/** GET /notifications, newest first. */
export const NotificationsQuerySchema = PageQuerySchema
const page = pageOf(NotificationSchema)
const unread = {
  unread_count: z.int(),
  /** The same by kind, without kinds that have none. Stored answers of earlier releases do not have it. */
  unread_by_kind: z.optional(z.record(z.string(), z.int())),
}
export const NotificationsAnswer = z.object({ ...page.shape, ...unread })
export type NotificationsPage = z.infer<typeof NotificationsAnswer>

/** POST /notifications/read: by ids, or all up to one id. Answers 204, also when repeated. */
export const ReadNotificationsSchema = z.union([
  z.object({ ids: z.array(Int4Schema).check(z.maxLength(100, 'too_many')) }),
  z.object({ up_to: Int4Schema }),
])
export type ReadNotifications = z.infer<typeof ReadNotificationsSchema>

/** The channels of each kind: in the app, by push, by e-mail. */
export const NotificationChoicesSchema = z.object({
  ...(Object.fromEntries(NOTIFICATION_KINDS.map((kind) => [kind, NotifyBySchema])) as Record<
    NotificationKind,
    typeof NotifyBySchema
  >),
  /** Whether a push or a mail may contain the text of a message. */
  message_text: z.boolean(),
})
export type NotificationChoices = z.infer<typeof NotificationChoicesSchema>
export const NotificationChoicesAnswer = one(NotificationChoicesSchema)
/** PATCH /cabinet/notifications: changes only the given fields. */
export const NotificationChoicesPatchSchema = patchOf(NotificationChoicesSchema)
export type NotificationChoicesPatch = z.infer<typeof NotificationChoicesPatchSchema>

/** The event App\Events\Notification on private-user.{id}: a row as in GET /notifications. */
export const NotificationEventSchema = z.object({ notification: NotificationSchema, ...unread })
export type NotificationEvent = z.infer<typeof NotificationEventSchema>

/** GET and POST /notifications/unsubscribe: the token from the link in a mail. */
export const UnsubscribeQuerySchema = z.object({
  token: z.string('required').check(z.minLength(1, 'empty'), z.maxLength(200, 'too_long')),
})
