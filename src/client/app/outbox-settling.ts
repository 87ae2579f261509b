import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { QueryClient } from '@tanstack/react-query'
import { subscribeSettled } from '#client/platform/outbox/outbox.ts'
import { showToast } from '#client/ui/toast-store.ts'

const DONE = { bid: msg`Bid placed`, 'bid-withdrawal': msg`Bid withdrawn` }

/** When the server has taken something from the outbox, says so and fetches what it changed. */
export function settleOutbox(queryClient: QueryClient): void {
  subscribeSettled((entry) => {
    void queryClient.invalidateQueries({ queryKey: ['job'] })
    void queryClient.invalidateQueries({ queryKey: ['jobs'] })
    void queryClient.invalidateQueries({ queryKey: ['own-bids'] })
    showToast({ text: i18n._(DONE[entry.kind]), tone: 'done' })
  })
}
