import type { QueryClient } from '@tanstack/react-query'
import { restoreQueryCache } from '#client/platform/cache/query-cache.ts'
import { listSent } from '#client/platform/cache/sent-answers.ts'

/** Restores the stored query cache, and applies the answers to outbox entries that were sent since it was stored. */
export async function restoreCache(queryClient: QueryClient, userId: number | null): Promise<void> {
  const [sent] = await Promise.all([
    userId === null ? [] : listSent(userId),
    restoreQueryCache(queryClient, userId),
  ])
  if (sent.length === 0) return
  // Only this rare case needs the code of all kinds before the first screen.
  const loaded = await import('./replay-sent.ts').catch(() => null)
  loaded?.replaySent(queryClient, sent)
}
