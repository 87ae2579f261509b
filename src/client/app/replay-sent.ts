import type { Query, QueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import type { SentAnswer } from '#client/platform/cache/sent-answers.ts'
import { kindOf, OutboxEntrySchema, refreshesOf } from '#client/platform/outbox/entry.ts'
import type { CacheChange } from '#client/platform/outbox/kinds/base/kind.ts'

/** Puts the answers to sent entries into restored queries that are older than the answers, and marks those as stale. */
export function replaySent(queryClient: QueryClient, sent: readonly SentAnswer[]): void {
  for (const { entry: stored, answer, at } of sent) {
    const entry = z.safeParse(OutboxEntrySchema, stored).data
    if (!entry) continue
    const predicate = ({ state }: { state: { dataUpdatedAt: number } }) => state.dataUpdatedAt < at
    for (const change of kindOf(entry).cacheChanges?.(entry, answer) ?? [])
      changeCached(queryClient, change, predicate)
    for (const queryKey of refreshesOf(entry)) void queryClient.invalidateQueries({ queryKey, predicate })
  }
}

/** Changes cached queries. Their date stays: it is shown as the age of the whole answer. */
export function changeCached(
  queryClient: QueryClient,
  { queryKey, change }: CacheChange,
  predicate: (query: Query) => boolean = () => true,
): void {
  for (const query of queryClient.getQueryCache().findAll({ queryKey, predicate }))
    queryClient.setQueryData(query.queryKey, change, { updatedAt: query.state.dataUpdatedAt })
}
