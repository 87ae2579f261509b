import { useQuery } from '@tanstack/react-query'
import { RefusedChangeInOutbox } from '#client/features/bids/mine/refused-change-in-outbox.tsx'
import { RefusedNoteInOutbox } from '#client/features/bids/received/refused-note-in-outbox.tsx'
import { citiesQueryOptions, rubricsQueryOptions } from '#client/features/places/queries.ts'
import { RefusedProfileEntry } from '#client/features/profiles/own/refused-profile-entry.tsx'
import { useViewer } from '#client/platform/cache/viewer.ts'
import type { EntryOf } from '#client/platform/outbox/entry.ts'

type ProfileEntry = EntryOf<'profile' | 'profile-entry-change' | 'profile-entry-remove'>

/** A refused entry of a kind whose text another device may have changed meanwhile: both texts are shown. */
export function RefusedInOutbox({ entry }: { entry: ProfileEntry | EntryOf<'bid-note' | 'bid-change'> }) {
  if (entry.kind === 'bid-note') return <RefusedNoteInOutbox entry={entry} />
  if (entry.kind === 'bid-change') return <RefusedChangeInOutbox entry={entry} />
  return <RefusedInProfile entry={entry} />
}

/** With the names of the cities and rubrics that the change is about. */
function RefusedInProfile({ entry }: { entry: ProfileEntry }) {
  const viewer = useViewer()
  const cities = useQuery({ ...citiesQueryOptions(viewer), enabled: 'city_id' in entry.body }).data
  const rubrics = useQuery({ ...rubricsQueryOptions(viewer), enabled: 'rubric_ids' in entry.body }).data
  return <RefusedProfileEntry entry={entry} places={{ cities, rubrics }} />
}
