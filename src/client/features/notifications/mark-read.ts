import { t } from '@lingui/core/macro'
import type { QueryClient } from '@tanstack/react-query'
import { enqueue } from '#client/platform/outbox/outbox.ts'
import { closeOutdatedNotifications } from '#client/platform/push/shown.ts'
import { publishLive } from '#client/platform/realtime/live.ts'
import type { NotificationsPage, ReadNotifications } from '#shared/contract/notifications.ts'
import { applyRead, type ReadMark } from './changes.ts'
import { notificationsKey } from './queries.ts'

/** The event by which a tab notifies other tabs of read notifications. */
export const NOTIFICATIONS_READ = 'NotificationsRead'

/** Marks notifications as read: in all tabs at once, and on the server through the outbox. */
export async function markRead(what: ReadNotifications): Promise<void> {
  publishLive({ channel: '', name: NOTIFICATIONS_READ, data: what })
  // Push notifications of a room are closed when the room is read.
  if ('up_to' in what) void closeOutdatedNotifications(({ room_id }) => room_id === null)
  const body = 'up_to' in what ? { ids: [], up_to: what.up_to } : { ids: what.ids, up_to: null }
  await enqueue({ kind: 'notifications-read', label: t`Notifications`, body })
}

/** Marks notifications as read in the cache. */
export function showRead(client: QueryClient, userId: number, mark: ReadMark): void {
  const at = new Date().toISOString()
  for (const [queryKey, page] of client.getQueriesData<NotificationsPage>({
    queryKey: notificationsKey(userId),
  })) {
    const next = page && applyRead(page, mark, at)
    // Marking some as read does not refresh the others, so the age of the cached data stays.
    if (next && next !== page)
      client.setQueryData(queryKey, next, { updatedAt: client.getQueryState(queryKey)?.dataUpdatedAt ?? 0 })
  }
}
