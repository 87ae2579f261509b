import { i18n } from '@lingui/core'
import type { Query, QueryClient, QueryKey } from '@tanstack/react-query'
import { applyLive } from '#client/features/conversations/apply-live.ts'
import { listSent } from '#client/platform/cache/sent-answers.ts'
import { getSession } from '#client/platform/device/session/page.ts'
import { kindOf, type OutboxEntry, refreshesOf } from '#client/platform/outbox/entry.ts'
import type { CacheChange } from '#client/platform/outbox/kinds/base/kind.ts'
import { startDraining, subscribeAccepted, subscribeDiscarded } from '#client/platform/outbox/outbox.ts'
import { loadAllWords } from '#client/platform/words/i18n.ts'
import { showToast } from '#client/ui/toast-store.ts'
import { createStore } from '#shared/emitter.ts'
import { changeCached, replaySent } from './replay-sent.ts'

const isRunning = createStore(false)

/** Sends waiting entries. For each accepted one it shows a toast and refetches what it changed. */
export function runOutbox(queryClient: QueryClient): void {
  // A visitor's outbox may run already.
  if (isRunning.get()) return
  isRunning.set(true)
  subscribeAccepted((entry, answer) => {
    applyAnswer(queryClient, entry, answer)
    // Every open tab gets the event; only the visible one shows the toast.
    if (document.visibilityState === 'visible') void showDone(entry)
  })
  subscribeDiscarded((entry) => {
    const event = kindOf(entry).toDiscardEvent?.(entry.body)
    if (event) applyLive(queryClient, entry.userId, event)
  })
  void replayMissed(queryClient)
  startDraining()
}

/** Applies what was accepted since the cache was restored: while this code was loading, nobody heard of it. */
async function replayMissed(queryClient: QueryClient): Promise<void> {
  const session = getSession()
  if (!session) return
  const sent = await listSent(session.userId)
  // Another user may have signed in meanwhile, whose cache has no such queries.
  replaySent(queryClient, sent)
}

/** Puts the answer into the cache, then invalidates what else the entry changed. */
export function applyAnswer(queryClient: QueryClient, entry: OutboxEntry, answer: unknown): void {
  const kind = kindOf(entry)
  const changes = kind.cacheChanges?.(entry, answer) ?? []
  for (const change of changes) changeCached(queryClient, change)
  const event = kind.toLiveEvent?.(answer)
  if (event) applyLive(queryClient, entry.userId, event)
  for (const queryKey of refreshesOf(entry)) {
    const loads = findUnrepeated(queryClient, queryKey)
    void queryClient.invalidateQueries({ queryKey })
    for (const query of loads) void changeWhenLoaded(queryClient, query, changes)
  }
}

/** The queries whose fetch goes on when they are invalidated: TanStack Query repeats only one on screen that has an answer. */
const findUnrepeated = (queryClient: QueryClient, queryKey: QueryKey): Query[] =>
  queryClient.getQueryCache().findAll({
    queryKey,
    fetchStatus: 'fetching',
    predicate: (query) => query.state.data === undefined || !query.isActive(),
  })

/** Changes an answer that may come from before the change, and fetches it again. */
async function changeWhenLoaded(
  queryClient: QueryClient,
  query: Query,
  changes: readonly CacheChange[],
): Promise<void> {
  await query.promise?.catch(() => undefined)
  for (const change of changes) changeCached(queryClient, change, (one) => one === query)
  await queryClient.invalidateQueries({ queryKey: query.queryKey, exact: true })
}

async function showDone(entry: OutboxEntry): Promise<void> {
  const { done } = kindOf(entry).words
  const text = typeof done === 'function' ? done(entry.body) : done
  if (!text) return
  // A failure to load the catalogue is ignored, because the entry was sent.
  await loadAllWords().catch(() => undefined)
  showToast({ text: i18n._(text), tone: 'done' })
}
