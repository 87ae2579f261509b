import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { QueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { takeMessage } from '#client/features/conversations/apply-live.ts'
import type { EntryKind, EntryOf, OutboxEntry } from '#client/platform/outbox/entry.ts'
import { startDraining, subscribeSettled } from '#client/platform/outbox/outbox.ts'
import { showToast } from '#client/ui/toast-store.ts'
import { BidAnswer } from '#shared/contract/bids.ts'
import { MessageSchema } from '#shared/contract/conversations.ts'
import type { Job } from '#shared/contract/jobs.ts'

/** A favourite was said to be one when the star was pressed; a message shows by itself that it was sent. */
const DONE: Partial<Record<EntryKind, MessageDescriptor>> = {
  bid: msg`Bid placed`,
  'bid-withdrawal': msg`Bid withdrawn`,
  'contact-message': msg`Your message has been sent. An administrator will contact you as soon as possible`,
}
/** What is fetched anew after each kind. */
const BIDS = ['job', 'jobs', 'own-bids']
const CHANGED: Record<EntryKind, string[]> = {
  bid: BIDS,
  'bid-withdrawal': BIDS,
  'favourite-add': ['favourites'],
  'favourite-remove': ['favourites'],
  message: [],
  'contact-message': [],
}

/** Sends what waits; when the server has taken something, says so and fetches what it changed. */
export function runOutbox(queryClient: QueryClient): void {
  subscribeSettled((entry, answer) => {
    if (entry.kind === 'message') return settleMessage(queryClient, entry, answer)
    settle(queryClient, entry, answer)
    for (const key of CHANGED[entry.kind]) void queryClient.invalidateQueries({ queryKey: [key] })
    const done = DONE[entry.kind]
    // Every open tab hears of it; the one that is looked at says it.
    if (done && document.visibilityState === 'visible') showToast({ text: i18n._(done), tone: 'done' })
  })
  startDraining()
}

/** What the job's page shows next is known before anything is fetched: the bid the server took, or none any more. */
function settle(queryClient: QueryClient, entry: OutboxEntry, answer: unknown): void {
  if (entry.kind !== 'bid' && entry.kind !== 'bid-withdrawal') return
  const bid = z.safeParse(BidAnswer, answer)
  if (entry.kind === 'bid' && !bid.success) return
  const my_rate = entry.kind === 'bid' ? (bid.data?.data ?? null) : null
  queryClient.setQueriesData<Job>({ queryKey: ['job', entry.userId] }, (job) =>
    job?.slug === entry.body.slug ? { ...job, my_rate } : job,
  )
}

/** It stands in the room as sent before its entry goes: never twice, never nowhere. */
function settleMessage(queryClient: QueryClient, { userId }: EntryOf<'message'>, answer: unknown): void {
  const { data: message } = z.safeParse(MessageSchema, answer)
  if (message) takeMessage(queryClient, userId, message)
}
