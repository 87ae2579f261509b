import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { QueryClient } from '@tanstack/react-query'
import { applyLive } from '#client/features/conversations/apply-live.ts'
import { type EntryKind, kindOf, type OutboxEntry } from '#client/platform/outbox/entry.ts'
import { startDraining, subscribeSettled } from '#client/platform/outbox/outbox.ts'
import { showToast } from '#client/ui/toast-store.ts'

/** The toast when the server has accepted an entry; null where the screen shows it anyway. */
const DONE: Record<EntryKind, MessageDescriptor | null> = {
  bid: msg`Bid placed`,
  'bid-withdrawal': msg`Bid withdrawn`,
  'contact-message': msg`Your message has been sent. An administrator will contact you as soon as possible`,
  'favourite-add': null,
  'favourite-remove': null,
  message: null,
}

/** Sends waiting entries. For each accepted one it shows a toast and refetches what it changed. */
export function runOutbox(queryClient: QueryClient): void {
  subscribeSettled((entry, answer) => {
    settle(queryClient, entry, answer)
    const done = DONE[entry.kind]
    // Every open tab gets the event; only the visible one shows the toast.
    if (done && document.visibilityState === 'visible') showToast({ text: i18n._(done), tone: 'done' })
  })
  startDraining()
}

/** Puts the answer into the cache, then invalidates what else the entry changed. */
export function settle(queryClient: QueryClient, entry: OutboxEntry, answer: unknown): void {
  const kind = kindOf(entry)
  const known = kind.settle?.(entry, answer)
  if (known) queryClient.setQueriesData({ queryKey: known.queryKey }, known.change)
  const event = kind.toLiveEvent?.(answer)
  if (event) applyLive(queryClient, entry.userId, event)
  for (const queryKey of kind.refreshes) void queryClient.invalidateQueries({ queryKey })
}
