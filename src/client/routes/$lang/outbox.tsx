import { createFileRoute } from '@tanstack/react-router'
import { WaitingBid } from '#client/features/bids/waiting-bid.tsx'
import { WaitingWithdrawal } from '#client/features/bids/waiting-withdrawal.tsx'
import { WaitingContactMessage } from '#client/features/content/waiting-contact-message.tsx'
import { WaitingMessage } from '#client/features/conversations/waiting-message.tsx'
import { WaitingWish } from '#client/features/favourites/waiting-wish.tsx'
import { OutboxPage } from '#client/features/outbox/outbox-page.tsx'
import type { OutboxEntry } from '#client/platform/outbox/entry.ts'

export const Route = createFileRoute('/$lang/outbox')({ component: OutboxRoute })

function OutboxRoute() {
  return <OutboxPage renderEntry={renderEntry} />
}

function renderEntry(entry: OutboxEntry) {
  if (entry.kind === 'bid') return <WaitingBid entry={entry} />
  if (entry.kind === 'bid-withdrawal') return <WaitingWithdrawal entry={entry} />
  if (entry.kind === 'message') return <WaitingMessage entry={entry} />
  if (entry.kind === 'contact-message') return <WaitingContactMessage entry={entry} />
  return <WaitingWish entry={entry} />
}
