import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { apiSend } from '#client/platform/api/api.ts'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { closeShown } from '#client/platform/push/shown.ts'
import { publishLive } from '#client/platform/realtime/live.ts'
import type { NotificationsPage, ReadNotifications } from '#shared/contract/notifications.ts'
import { applyRead, type ReadMark } from './changes.ts'
import { notificationsKey } from './queries.ts'

/** What tabs tell each other when something was read in one of them. */
export const NOTIFICATIONS_READ = 'NotificationsRead'

/**
 * Says that they are read: in every tab at once, then to the server.
 * @throws ApiError, NetworkError
 */
export function useMarkRead(): (what: ReadNotifications) => Promise<void> {
  const client = useQueryClient()
  const { userId } = useViewer()
  return async (what) => {
    await markRead(what)
    // An answer that was on its way says that they are unread.
    await client.invalidateQueries({ queryKey: notificationsKey(userId) })
  }
}

async function markRead(what: ReadNotifications): Promise<void> {
  publishLive({ channel: '', name: NOTIFICATIONS_READ, data: what })
  // Rooms close theirs when they are read.
  if ('up_to' in what) void closeShown(({ room_id }) => room_id === null)
  await apiSend('POST', '/notifications/read', { body: what })
}

/** Shows as read what is. */
export function showRead(client: QueryClient, userId: number, mark: ReadMark): void {
  const at = new Date().toISOString()
  for (const [queryKey, page] of client.getQueriesData<NotificationsPage>({
    queryKey: notificationsKey(userId),
  })) {
    const next = page && applyRead(page, mark, at)
    // How old the rest is does not change with it.
    if (next && next !== page)
      client.setQueryData(queryKey, next, { updatedAt: client.getQueryState(queryKey)?.dataUpdatedAt ?? 0 })
  }
}
