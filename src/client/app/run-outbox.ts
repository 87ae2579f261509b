import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { QueryClient } from '@tanstack/react-query'
import { startDraining, subscribeSettled } from '#client/platform/outbox/outbox.ts'
import { showToast } from '#client/ui/toast-store.ts'

const DONE = { bid: msg`Bid placed`, 'bid-withdrawal': msg`Bid withdrawn` }

/** Sends what waits; when the server has taken something, says so and fetches what it changed. */
export function runOutbox(queryClient: QueryClient): void {
  subscribeSettled((entry) => {
    void queryClient.invalidateQueries({ queryKey: ['job'] })
    void queryClient.invalidateQueries({ queryKey: ['jobs'] })
    void queryClient.invalidateQueries({ queryKey: ['own-bids'] })
    // Every open tab hears of it; the one that is looked at says it.
    if (document.visibilityState === 'visible') showToast({ text: i18n._(DONE[entry.kind]), tone: 'done' })
  })
  startDraining()
}
