import type { QueryClient } from '@tanstack/react-query'
import { notificationsKey, notificationsQueryOptions } from './queries.ts'
import { otherUnreadCount, unreadBidsCount, unreadCount } from './unread-count.ts'

/** Updates the unread counts of the menu and the title. Returns a function that stops it. */
export function watchUnreadCount(client: QueryClient, userId: number): () => void {
  const { queryKey } = notificationsQueryOptions({ userId })
  const follow = () => {
    const page = client.getQueryData(queryKey)
    unreadCount.set(page?.unread_count ?? 0)
    const others = page?.data.filter(({ kind, read_at }) => kind !== 'message' && read_at === null)
    otherUnreadCount.set(others?.length ?? 0)
    unreadBidsCount.set(others?.filter(({ kind }) => kind === 'bid_received').length ?? 0)
  }
  follow()
  const [first] = notificationsKey(userId)
  const stop = client.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && query.queryKey[0] === first) follow()
  })
  return () => {
    stop()
    unreadCount.set(0)
    otherUnreadCount.set(0)
    unreadBidsCount.set(0)
  }
}
