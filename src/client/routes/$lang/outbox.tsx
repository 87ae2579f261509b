import { createFileRoute } from '@tanstack/react-router'
import { WaitingBid } from '#client/features/bids/waiting-bid.tsx'
import { WaitingWithdrawal } from '#client/features/bids/waiting-withdrawal.tsx'
import { OutboxPage } from '#client/features/outbox/outbox-page.tsx'
import type { OutboxEntry } from '#client/platform/outbox/entry.ts'

export const Route = createFileRoute('/$lang/outbox')({ component: OutboxRoute })

function OutboxRoute() {
  return <OutboxPage renderEntry={renderEntry} />
}

const renderEntry = (entry: OutboxEntry) =>
  entry.kind === 'bid' ? <WaitingBid entry={entry} /> : <WaitingWithdrawal entry={entry} />
