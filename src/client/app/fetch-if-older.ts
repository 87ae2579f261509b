import type { QueryClient } from '@tanstack/react-query'

type Options = { queryKey: readonly unknown[] }

/**
 * Fetches an answer that the device does not have, or has had for longer than `ageMs`. `staleTime` alone would fetch it at
 * each start, because restored answers are invalidated (`platform/cache/query-cache-blob.ts`).
 */
export async function fetchIfOlder(client: QueryClient, options: Options, ageMs: number): Promise<void> {
  const fetchedAt = client.getQueryState(options.queryKey)?.dataUpdatedAt ?? 0
  if (Date.now() - fetchedAt >= ageMs) await client.prefetchQuery({ ...options, staleTime: 0 })
}
