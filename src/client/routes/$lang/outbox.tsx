import { createFileRoute } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { WaitingBid } from '#client/features/bids/mine/waiting-bid.tsx'
import { WaitingWithdrawal } from '#client/features/bids/mine/waiting-withdrawal.tsx'
import { WaitingContactMessage } from '#client/features/content/waiting-contact-message.tsx'
import { WaitingMessage } from '#client/features/conversations/waiting-message.tsx'
import { isDebugOn } from '#client/features/debug/debug-flag.ts'
import { WaitingFavourite } from '#client/features/favourites/waiting-favourite.tsx'
import { OutboxPage } from '#client/features/outbox/outbox-page.tsx'
import type { EntryKind, EntryOf, OutboxEntry } from '#client/platform/outbox/entry.ts'

export const Route = createFileRoute('/$lang/outbox')({ component: OutboxRoute })

/** The component of each kind of entry. */
const LOOKS: { [K in EntryKind]: (props: { entry: EntryOf<K> }) => ReactNode } = {
  bid: WaitingBid,
  'bid-withdrawal': WaitingWithdrawal,
  message: WaitingMessage,
  'contact-message': WaitingContactMessage,
  'favourite-add': WaitingFavourite,
  'favourite-remove': WaitingFavourite,
}

const DebugPanel = lazy(async () => ({
  default: (await import('#client/features/debug/debug-panel.tsx')).DebugPanel,
}))

function OutboxRoute() {
  const [isDebugging] = useState(() => isDebugOn(location.search))
  return (
    <>
      <OutboxPage renderEntry={renderEntry} />
      {isDebugging && (
        <Suspense>
          <DebugPanel />
        </Suspense>
      )}
    </>
  )
}

function renderEntry(entry: OutboxEntry) {
  const Look = LOOKS[entry.kind] as (props: { entry: OutboxEntry }) => ReactNode
  return <Look entry={entry} />
}
