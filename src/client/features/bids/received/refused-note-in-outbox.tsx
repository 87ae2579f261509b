import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { WaitingEntry } from '#client/domain/outbox/waiting-entry.tsx'
import { receivedBidsKeys } from '#client/platform/cache/query-keys.ts'
import { useViewer } from '#client/platform/cache/viewer.ts'
import type { EntryOf } from '#client/platform/outbox/entry.ts'
import type { ReceivedBid } from '#shared/contract/bids.ts'
import { receivedBidsQueryOptions } from './queries.ts'
import { RefusedNote } from './refused-note.tsx'

/** A refused note on the page of the outbox: with both notes, as in the bid's card. */
export function RefusedNoteInOutbox({ entry }: { entry: EntryOf<'bid-note'> }) {
  const viewer = useViewer()
  const client = useQueryClient()
  const { bidId } = entry.body
  const [vacancyId] = useState(() => findVacancyOf(client, viewer.userId, bidId))
  const { data } = useQuery({
    ...receivedBidsQueryOptions(viewer, vacancyId ?? 0),
    enabled: vacancyId !== undefined,
  })
  const bid = data?.find(({ id }) => id === bidId)
  return bid ? <RefusedNote entry={entry} bid={bid} /> : <WaitingEntry entry={entry} />
}

/** The vacancy of a bid. An entry does not know it, but the note was written on the page with the vacancy's bids. */
function findVacancyOf(client: QueryClient, userId: number | null, bidId: number): number | undefined {
  const lists = client.getQueriesData<ReceivedBid[]>({ queryKey: receivedBidsKeys.ofUser(userId) })
  const [key] = lists.find(([, bids]) => bids?.some(({ id }) => id === bidId)) ?? []
  return key && Number(key.at(-1))
}
