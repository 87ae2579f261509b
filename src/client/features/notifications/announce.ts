import { i18n } from '@lingui/core'
import * as z from 'zod/mini'
import type { LiveEvent } from '#client/platform/realtime/live-event.ts'
import { currentLanguage, loadAllWords } from '#client/platform/words/i18n.ts'
import { showToast } from '#client/ui/toast-store.ts'
import { KINDS } from '#shared/contract/notification-kinds.ts'
import { type Notification, NotificationEventSchema } from '#shared/contract/notifications.ts'
import { titleOf } from './title-of.ts'

/** The notification that an event announces; undefined for messages, which conversations show, and other events. */
export function notificationOfEvent({ name, data }: LiveEvent): Notification | undefined {
  if (name !== 'Notification') return undefined
  const notification = z.safeParse(NotificationEventSchema, data).data?.notification
  return notification?.kind === 'message' ? undefined : notification
}

/** Shows a new notification as a toast. */
export async function announce(notification: Notification): Promise<void> {
  await loadAllWords()
  const headline = i18n._(KINDS[notification.kind].headline(notification))
  const title = titleOf(notification.subject, currentLanguage())
  showToast({ text: title ? `${headline}: ${title}` : headline })
}
