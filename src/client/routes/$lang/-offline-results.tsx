import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, Suspense, useMemo, useState } from 'react'
import { restoreFavourites } from '#client/features/favourites/queries.ts'
import type { Filters } from '#client/features/find/filters/filters.ts'
import { LoadingCards } from '#client/features/find/list/results.tsx'
import { LocalOffers, LocalResults } from '#client/features/find/results/local-results.tsx'
import { restoreTakenJobs } from '#client/features/find/taken/queries.ts'
import { citiesQueryOptions, rubricsQueryOptions } from '#client/features/places/queries.ts'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { loadAllWords } from '#client/platform/words/i18n.ts'
import type { FavoriteKind } from '#shared/contract/favourites.ts'
import type { JobCard } from '#shared/contract/jobs.ts'
import type { OfferCard } from '#shared/contract/offers.ts'

// The list needs only the catalogue of the first screens.
await loadAllWords()

type Props<T> = { filters: Filters; renderItem: (item: T) => ReactNode }

/** The matches among the jobs that are stored on this device. */
export function SeenJobs(props: Props<JobCard>) {
  const client = useQueryClient()
  const viewer = useViewer()
  const stored = useStoredResults('jobs')
  const [taken] = useState(() => restoreTakenJobs(client, viewer))
  const [restored] = useState(() => Promise.all([stored.restored, taken]))
  return (
    <Suspense fallback={<LoadingCards />}>
      <LocalResults {...props} {...stored} restored={restored} />
    </Suspense>
  )
}

/** The matches among the offers that are stored on this device. */
export function SeenOffers(props: Props<OfferCard>) {
  const stored = useStoredResults('offers')
  return (
    <Suspense fallback={<LoadingCards />}>
      <LocalOffers {...props} {...stored} />
    </Suspense>
  )
}

/** Loads the favourites: they have their own store, which may not have been read yet. */
function useStoredResults(kind: FavoriteKind) {
  const client = useQueryClient()
  const viewer = useViewer()
  const [restored] = useState(() => restoreFavourites(client, viewer, kind))
  const cities = client.getQueryData(citiesQueryOptions(viewer).queryKey)
  const rubrics = client.getQueryData(rubricsQueryOptions(viewer).queryKey)
  const places = useMemo(() => ({ cities, rubrics }), [cities, rubrics])
  return { restored, places }
}
