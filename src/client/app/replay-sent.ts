import type { QueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import type { SentAnswer } from '#client/platform/cache/sent-answers.ts'
import { kindOf, OutboxEntrySchema } from '#client/platform/outbox/entry.ts'

/** Puts the answers to sent entries into restored queries that are older than the answers, and marks those as stale. */
export function replaySent(queryClient: QueryClient, sent: readonly SentAnswer[]): void {
  for (const { entry: stored, answer, at } of sent) {
    const entry = z.safeParse(OutboxEntrySchema, stored).data
    if (!entry) continue
    const predicate = ({ state }: { state: { dataUpdatedAt: number } }) => state.dataUpdatedAt < at
    const { cacheChanges, refreshes } = kindOf(entry)
    // The date stays: it is shown as the age of the whole answer.
    for (const { queryKey, change } of cacheChanges?.(entry, answer) ?? [])
      for (const query of queryClient.getQueryCache().findAll({ queryKey, predicate }))
        queryClient.setQueryData(query.queryKey, change, { updatedAt: query.state.dataUpdatedAt })
    for (const queryKey of refreshes) void queryClient.invalidateQueries({ queryKey, predicate })
  }
}
