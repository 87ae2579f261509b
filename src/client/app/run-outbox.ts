import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { QueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import type { OutboxEntry } from '#client/platform/outbox/entry.ts'
import { startDraining, subscribeSettled } from '#client/platform/outbox/outbox.ts'
import { showToast } from '#client/ui/toast-store.ts'
import { BidAnswer } from '#shared/contract/bids.ts'
import type { Job } from '#shared/contract/jobs.ts'

const DONE = { bid: msg`Bid placed`, 'bid-withdrawal': msg`Bid withdrawn` }

/** Sends what waits; when the server has taken something, says so and fetches what it changed. */
export function runOutbox(queryClient: QueryClient): void {
  subscribeSettled((entry, answer) => {
    settle(queryClient, entry, answer)
    void queryClient.invalidateQueries({ queryKey: ['job'] })
    void queryClient.invalidateQueries({ queryKey: ['jobs'] })
    void queryClient.invalidateQueries({ queryKey: ['own-bids'] })
    // Every open tab hears of it; the one that is looked at says it.
    if (document.visibilityState === 'visible') showToast({ text: i18n._(DONE[entry.kind]), tone: 'done' })
  })
  startDraining()
}

/** What the job's page shows next is known before anything is fetched: the bid the server took, or none any more. */
function settle(queryClient: QueryClient, entry: OutboxEntry, answer: unknown): void {
  const bid = z.safeParse(BidAnswer, answer)
  if (entry.kind === 'bid' && !bid.success) return
  const my_rate = entry.kind === 'bid' ? (bid.data?.data ?? null) : null
  queryClient.setQueriesData<Job>({ queryKey: ['job', entry.userId] }, (job) =>
    job?.slug === entry.body.slug ? { ...job, my_rate } : job,
  )
}
