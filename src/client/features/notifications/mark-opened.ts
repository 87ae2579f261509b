import type { QueryClient } from '@tanstack/react-query'
import { unreadAt } from './changes.ts'
import { markReadOf } from './mark-read.ts'
import { notificationsQueryOptions } from './queries.ts'

/**
 * Marks the notifications as read whose page was opened, by whatever way: a bookmark, the menu, a link in a mail.
 * @param path the opened page, below the language
 */
export async function markOpened(client: QueryClient, userId: number, path: string): Promise<void> {
  // At the start a stored page of notifications is older than the request that is already under way.
  const page = await client
    .fetchQuery({ ...notificationsQueryOptions({ userId }), staleTime: Number.POSITIVE_INFINITY })
    .catch(() => undefined)
  const ids = page ? unreadAt(page, path) : []
  // No retry: the next opening marks them again.
  if (ids.length > 0) await markReadOf(client, userId, { ids }).catch(() => undefined)
}
