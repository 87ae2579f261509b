import { lazy, type ReactNode, Suspense } from 'react'
import type { Filters } from '#client/features/find/list/filters.ts'
import type { JobCard } from '#shared/contract/jobs.ts'
import type { OfferCard } from '#shared/contract/offers.ts'

// They come when they are needed, from the device too.
const SeenJobs = lazy(async () => ({ default: (await import('./-offline-results.tsx')).SeenJobs }))
const SeenOffers = lazy(async () => ({ default: (await import('./-offline-results.tsx')).SeenOffers }))

type Props<T> = { filters: Filters; renderItem: (item: T) => ReactNode }

/** What fits of all jobs that this device has seen. */
export const OfflineJobs = (props: Props<JobCard>) => (
  <Suspense fallback={null}>
    <SeenJobs {...props} />
  </Suspense>
)

/** What fits of all offers that this device has seen. */
export const OfflineOffers = (props: Props<OfferCard>) => (
  <Suspense fallback={null}>
    <SeenOffers {...props} />
  </Suspense>
)
