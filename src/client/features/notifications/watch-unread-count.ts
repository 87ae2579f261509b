import type { QueryClient } from '@tanstack/react-query'
import { unreadByKind } from './changes.ts'
import { notificationsKey, notificationsQueryOptions } from './queries.ts'
import { otherUnreadCount, unreadBidsCount, unreadCount } from './unread-count.ts'

/** Updates the unread counts of the menu and the title. Returns a function that stops it. */
export function watchUnreadCount(client: QueryClient, userId: number): () => void {
  const { queryKey } = notificationsQueryOptions({ userId })
  const follow = () => {
    const page = client.getQueryData(queryKey)
    const count = page?.unread_count ?? 0
    const { message = 0, bid_received = 0 } = page ? unreadByKind(page) : {}
    unreadCount.set(count)
    otherUnreadCount.set(Math.max(0, count - message))
    unreadBidsCount.set(bid_received)
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
