import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { citiesQueryOptions, rubricsQueryOptions } from '#client/features/places/queries.ts'
import { RefusedProfileEntry } from '#client/features/profiles/own/refused-profile-entry.tsx'
import { useViewer } from '#client/platform/cache/viewer.ts'

/** A refused change of the profile in the outbox, with the names of the cities and rubrics that it changes. */
export function RefusedInOutbox({ entry }: Pick<ComponentProps<typeof RefusedProfileEntry>, 'entry'>) {
  const viewer = useViewer()
  const cities = useQuery({ ...citiesQueryOptions(viewer), enabled: 'city_id' in entry.body }).data
  const rubrics = useQuery({ ...rubricsQueryOptions(viewer), enabled: 'rubric_ids' in entry.body }).data
  return <RefusedProfileEntry entry={entry} places={{ cities, rubrics }} />
}
