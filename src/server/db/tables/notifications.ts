import type { Generated } from 'kysely'
import type { NotificationKind } from '#shared/contract/notification-kinds.ts'
import type { Notification, NotificationChoices } from '#shared/contract/notifications.ts'
import type { Json, Time } from './column-types.ts'

export type NotificationTable = {
  id: Generated<number>
  user_id: number
  kind: NotificationKind
  subject_type: Notification['subject']['type']
  subject_id: number
  subject_title: string
  subject_slug: string | null
  actor_id: number | null
  actor: string | null
  detail: string | null
  /** The reason of a decision (migration 417). */
  reason: Generated<string | null>
  seq: number | null
  in_app: boolean
  push: boolean
  /** When the push of a message's room last made a sound. */
  rang_at: Generated<Date | null>
  created_at: Time
  notified_at: Time | null
  read_at: Time | null
}
export type PushSubscriptionTable = {
  id: Generated<number>
  user_id: number
  session_id: string
  endpoint: string
  p256dh: string
  auth: string
  /** The server's public key when the device subscribed; null if it did so under an earlier release. */
  vapid_key: string | null
  created_at: Time
}

/** Notifications, settings and devices (migration 007). `notified_at` is when a notification was delivered. */
export type NotificationTables = {
  notifications: NotificationTable
  notification_choices: { user_id: number; choices: Json<Partial<NotificationChoices>> }
  push_subscriptions: PushSubscriptionTable
  message_digests: { user_id: number; message_id: number; mailed_at: Time }
}
