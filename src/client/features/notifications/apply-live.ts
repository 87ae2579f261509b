import type { QueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { isSubscribedTo } from '#client/platform/realtime/live.ts'
import type { LiveEvent } from '#client/platform/realtime/live-event.ts'
import { ReceiptSchema } from '#shared/contract/conversations.ts'
import {
  NotificationEventSchema,
  type NotificationsPage,
  ReadNotificationsSchema,
} from '#shared/contract/notifications.ts'
import { userChannel } from '#shared/contract/realtime.ts'
import { applyNotification } from './changes.ts'
import { NOTIFICATIONS_READ, showRead } from './mark-read.ts'
import { notificationsKey, refreshNotifications } from './queries.ts'

/** Applies an event to the list of notifications, or refetches it when events were missed. */
export function applyLive(client: QueryClient, userId: number, event: LiveEvent): void {
  const { channel, name, data } = event
  if (name === 'Notification') {
    const { data: added } = z.safeParse(NotificationEventSchema, data)
    if (added)
      client.setQueriesData<NotificationsPage>(
        { queryKey: notificationsKey(userId) },
        (page) => page && applyNotification(page, added),
      )
    // Of a kind that only a newer server knows: its list has the counts.
    else refreshNotifications(client, userId)
  }
  if (name === NOTIFICATIONS_READ && channel === '') {
    const { data: mark } = z.safeParse(ReadNotificationsSchema, data)
    if (mark) showRead(client, userId, mark)
  }
  if (name === 'MessagesRead') {
    const { data: receipt } = z.safeParse(ReceiptSchema, data)
    if (receipt?.user_id === userId) showRead(client, userId, { room: receipt.room_id })
  }
  // The engine does not replay events after a gap.
  if (isSubscribedTo(event, userChannel(userId))) refreshNotifications(client, userId)
}
