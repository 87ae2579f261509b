import { useQuery } from '@tanstack/react-query'
import { WaitingEntry } from '#client/domain/outbox/waiting-entry.tsx'
import { useViewer } from '#client/platform/cache/viewer.ts'
import type { EntryOf } from '#client/platform/outbox/entry.ts'
import { ownBidsQueryOptions } from './queries.ts'
import { RefusedBidChange } from './refused-bid-change.tsx'

/** A refused change of a bid on the page of the outbox: with both texts, as on the page of the job. */
export function RefusedChangeInOutbox({ entry }: { entry: EntryOf<'bid-change'> }) {
  const { data } = useQuery(ownBidsQueryOptions(useViewer(), 'active'))
  const bid = data?.find(({ id }) => id === entry.body.rateId)
  return bid ? <RefusedBidChange entry={entry} bid={bid} /> : <WaitingEntry entry={entry} />
}
