import { createFileRoute } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { WaitingEntry } from '#client/domain/outbox/waiting-entry.tsx'
import { WaitingBid } from '#client/features/bids/mine/waiting-bid.tsx'
import { isDebugOn } from '#client/features/debug/debug-flag.ts'
import { OutboxPage } from '#client/features/outbox/outbox-page.tsx'
import { WaitingPosting } from '#client/features/postings/waiting-posting.tsx'
import type { OutboxEntry } from '#client/platform/outbox/entry.ts'
import { lazy } from '#client/ui/lazy.ts'

export const Route = createFileRoute('/$lang/outbox')({ component: OutboxRoute })

const DebugPanel = lazy(async () => ({
  default: (await import('#client/features/debug/debug-panel.tsx')).DebugPanel,
}))
// Almost never shown.
const RefusedInOutbox = lazy(async () => ({
  default: (await import('./-refused-in-outbox.tsx')).RefusedInOutbox,
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

const renderEntry = (entry: OutboxEntry) => {
  if (entry.kind === 'bid') return <WaitingBid entry={entry} />
  const hasBothTexts =
    entry.kind === 'profile' ||
    entry.kind === 'profile-entry-change' ||
    entry.kind === 'profile-entry-remove' ||
    entry.kind === 'bid-note' ||
    entry.kind === 'bid-change'
  if (entry.state === 'failed' && hasBothTexts)
    return (
      <Suspense fallback={<WaitingEntry entry={entry} />}>
        <RefusedInOutbox entry={entry} />
      </Suspense>
    )
  return <WaitingPosting entry={entry} />
}
