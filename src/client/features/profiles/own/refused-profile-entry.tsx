import { useQuery } from '@tanstack/react-query'
import { WaitingEntry } from '#client/domain/outbox/waiting-entry.tsx'
import { useViewer } from '#client/platform/cache/viewer.ts'
import type { EntryOf } from '#client/platform/outbox/entry.ts'
import { ownProfileQueryOptions } from './queries.ts'
import { RefusedChange } from './refused-change.tsx'
import { RefusedEntry } from './refused-entries.tsx'
import type { Places } from './use-profile-texts.ts'

type Props = {
  entry: EntryOf<'profile' | 'profile-entry-change' | 'profile-entry-remove'>
  places: Places
}

/** A refused change of the profile on the page of the outbox: with both texts, as above its form. */
export function RefusedProfileEntry({ entry, places }: Props) {
  const { data: profile } = useQuery(ownProfileQueryOptions(useViewer()))
  if (!profile) return <WaitingEntry entry={entry} />
  if (entry.kind === 'profile') return <RefusedChange entry={entry} profile={profile} places={places} />
  return (
    <RefusedEntry entry={entry} stored={profile[entry.body.list].find(({ id }) => id === entry.body.id)} />
  )
}
