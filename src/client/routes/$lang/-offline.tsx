import { type ReactNode, Suspense } from 'react'
import type { Filters } from '#client/features/find/filters/filters.ts'
import { LoadingCards } from '#client/features/find/list/results.tsx'
import { lazy } from '#client/ui/lazy.ts'
import type { JobCard } from '#shared/contract/jobs.ts'
import type { OfferCard } from '#shared/contract/offers.ts'

// Loaded when needed; offline they come from the service worker's cache.
const SeenJobs = lazy(async () => ({ default: (await import('./-offline-results.tsx')).SeenJobs }))
const TakenAlong = lazy(async () => {
  // On a first visit the connection may end before the worker has stored the code. The list stays as it is.
  const loaded = await import('#client/features/find/results/taken-along.tsx').catch(() => null)
  return { default: loaded?.TakenAlong ?? (() => null) }
})
const SeenOffers = lazy(async () => ({ default: (await import('./-offline-results.tsx')).SeenOffers }))

type Props<T> = { filters: Filters; renderItem: (item: T) => ReactNode }

/** The matches among the jobs that are stored on this device. */
export const OfflineJobs = (props: Props<JobCard>) => (
  <Suspense fallback={<LoadingCards />}>
    <SeenJobs {...props} />
  </Suspense>
)

/** The matches among the offers that are stored on this device. */
export const OfflineOffers = (props: Props<OfferCard>) => (
  <Suspense fallback={<LoadingCards />}>
    <SeenOffers {...props} />
  </Suspense>
)

/** The jobs of the search if it was taken along. */
export const TakenJobs = (props: Props<JobCard> & { onShown: (isShown: boolean) => void }) => (
  <Suspense fallback={null}>
    <TakenAlong {...props} />
  </Suspense>
)
