import type { QueryClient } from '@tanstack/react-query'
import { invalidateFuture } from '#client/platform/cache/future-answers.ts'

type Options = { queryKey: readonly unknown[] }

/**
 * Fetches an answer that the device does not have, or has had for longer than `ageMs`. `staleTime` alone would fetch it at
 * each start, because most restored answers are invalidated (`platform/cache/query-cache-blob.ts`).
 */
export async function fetchIfOlder(client: QueryClient, options: Options, ageMs: number): Promise<void> {
  const query = client.getQueryCache().find({ queryKey: options.queryKey })
  invalidateFuture(query)
  const age = Date.now() - (query?.state.dataUpdatedAt ?? 0)
  if (age < 0 || age >= ageMs) await client.prefetchQuery({ ...options, staleTime: 0 })
}
