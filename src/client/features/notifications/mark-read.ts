import { t } from '@lingui/core/macro'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { apiSend } from '#client/platform/api/api.ts'
import { NetworkError } from '#client/platform/api/errors.ts'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { enqueue } from '#client/platform/outbox/outbox.ts'
import { closeOutdatedNotifications } from '#client/platform/push/shown.ts'
import { publishLive } from '#client/platform/realtime/live.ts'
import type { NotificationsPage, ReadNotifications } from '#shared/contract/notifications.ts'
import { applyRead, type ReadMark } from './changes.ts'
import { notificationsKey } from './queries.ts'

/** The event by which a tab notifies other tabs of read notifications. */
export const NOTIFICATIONS_READ = 'NotificationsRead'

/** Marks notifications as read: in all tabs at once, then on the server, offline through the outbox. @throws ApiError */
export function useMarkRead(): (what: ReadNotifications) => Promise<void> {
  const client = useQueryClient()
  const { userId } = useViewer()
  return (what) => markReadOf(client, userId, what)
}

/** As `useMarkRead`, outside of components. @throws ApiError */
export async function markReadOf(
  client: QueryClient,
  userId: number | null,
  what: ReadNotifications,
): Promise<void> {
  await markRead(what)
  // A fetch that began before may return them as unread.
  await client.invalidateQueries({ queryKey: notificationsKey(userId) })
}

async function markRead(what: ReadNotifications): Promise<void> {
  publishLive({ channel: '', name: NOTIFICATIONS_READ, data: what })
  // Push notifications of a room are closed when the room is read.
  if ('up_to' in what) void closeOutdatedNotifications(({ room_id }) => room_id === null)
  try {
    await apiSend('POST', '/notifications/read', { body: what })
  } catch (error) {
    if (!(error instanceof NetworkError)) throw error
    const body = 'up_to' in what ? { ids: [], up_to: what.up_to } : { ids: what.ids, up_to: null }
    await enqueue({ kind: 'notifications-read', label: t`Notifications`, body })
  }
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
