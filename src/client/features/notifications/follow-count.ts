import type { QueryClient } from '@tanstack/react-query'
import { notificationsKey, notificationsQueryOptions } from './queries.ts'
import { setUnreadCount } from './unread-count.ts'

/** Publishes the unread count to the menu. Returns a function that stops it. */
export function followCount(client: QueryClient, userId: number): () => void {
  const { queryKey } = notificationsQueryOptions({ userId })
  const follow = () => setUnreadCount(client.getQueryData(queryKey)?.unread_count ?? 0)
  follow()
  const [first] = notificationsKey(userId)
  const stop = client.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && query.queryKey[0] === first) follow()
  })
  return () => {
    stop()
    setUnreadCount(0)
  }
}
