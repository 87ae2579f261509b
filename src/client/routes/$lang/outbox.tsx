import { createFileRoute } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { WaitingBid } from '#client/features/bids/mine/waiting-bid.tsx'
import { WaitingWithdrawal } from '#client/features/bids/mine/waiting-withdrawal.tsx'
import { WaitingContactMessage } from '#client/features/content/waiting-contact-message.tsx'
import { WaitingMessage } from '#client/features/conversations/waiting-message.tsx'
import { WaitingFavourite } from '#client/features/favourites/waiting-favourite.tsx'
import { OutboxPage } from '#client/features/outbox/outbox-page.tsx'
import type { EntryKind, EntryOf, OutboxEntry } from '#client/platform/outbox/entry.ts'

export const Route = createFileRoute('/$lang/outbox')({ component: OutboxRoute })

/** What each kind looks like. */
const LOOKS: { [K in EntryKind]: (props: { entry: EntryOf<K> }) => ReactNode } = {
  bid: WaitingBid,
  'bid-withdrawal': WaitingWithdrawal,
  message: WaitingMessage,
  'contact-message': WaitingContactMessage,
  'favourite-add': WaitingFavourite,
  'favourite-remove': WaitingFavourite,
}

function OutboxRoute() {
  return <OutboxPage renderEntry={renderEntry} />
}

function renderEntry(entry: OutboxEntry) {
  const Look = LOOKS[entry.kind] as (props: { entry: OutboxEntry }) => ReactNode
  return <Look entry={entry} />
}
