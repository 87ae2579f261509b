import type { QueryClient } from '@tanstack/react-query'
import { unreadAt } from './changes.ts'
import { markRead } from './mark-read.ts'
import { notificationsQueryOptions } from './queries.ts'

/**
 * Marks notifications as read when the page of their subject is opened, also from a bookmark, the menu or a mail.
 * @param path the opened page, below the language
 */
export async function markOpened(client: QueryClient, userId: number, path: string): Promise<void> {
  // At the start a stored page of notifications is older than the request that is already under way.
  const page = await client
    .fetchQuery({ ...notificationsQueryOptions({ userId }), staleTime: Number.POSITIVE_INFINITY })
    .catch(() => undefined)
  const ids = page ? unreadAt(page, path) : []
  // No retry: the next opening marks them again.
  if (ids.length > 0) await markRead({ ids }).catch(() => undefined)
}
