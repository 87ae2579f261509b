import { lazy, type ReactNode, Suspense } from 'react'
import { loadAllWords } from '#client/platform/i18n.ts'
import type { OfferCard } from '#shared/contract/offers.ts'
import type { Filters } from '../list/filters.ts'

const LocalOffers = lazy(async () => {
  const [{ LocalOffers: Loaded }] = await Promise.all([import('../device/local-results.tsx'), loadAllWords()])
  return { default: Loaded }
})

type Props = { filters: Filters; renderItem: (offer: OfferCard) => ReactNode }

/** What fits of all offers that this device has seen. */
export const OfflineOffers = (props: Props) => (
  <Suspense fallback={null}>
    <LocalOffers {...props} />
  </Suspense>
)
