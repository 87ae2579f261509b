import { createFileRoute } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
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

const renderEntry = (entry: OutboxEntry) =>
  entry.kind === 'bid' ? <WaitingBid entry={entry} /> : <WaitingPosting entry={entry} />
