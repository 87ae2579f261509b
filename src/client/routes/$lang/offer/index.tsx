import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useMemo } from 'react'
import { pickKnownParameters } from '#client/features/find/filters/address.ts'
import { type Filters, formatFilters, parseFilters } from '#client/features/find/filters/filters.ts'
import { toListQuery } from '#client/features/find/filters/query.ts'
import { FindPage } from '#client/features/find/list/find-page.tsx'
import { KeywordBar } from '#client/features/find/list/keyword-bar.tsx'
import { loadPanel, panelModule } from '#client/features/find/list/panel-module.ts'
import { useOffersTexts } from '#client/features/find/results/use-offers-texts.tsx'
import { OfferCard } from '#client/features/offers/offer-card.tsx'
import { offersQueryOptions } from '#client/features/offers/queries.ts'
import { citiesQueryOptions } from '#client/features/places/queries.ts'
import { getViewer, useViewer } from '#client/platform/cache/viewer.ts'
import { useReleaseAfterHydration } from '#client/platform/first-paint/use-release-after-hydration.ts'
import type { OfferCard as Offer } from '#shared/contract/offers.ts'
import { OfflineOffers } from '../-offline.tsx'
import { useOfferBeside } from './-use-offer-beside.tsx'

export const Route = createFileRoute('/$lang/offer/')({
  validateSearch: pickKnownParameters,
  loaderDeps: ({ search: { view: _view, ...list } }) => list,
  loader: async ({ context, deps }) => {
    const viewer = getViewer(context.language)
    const filters = parseFilters(deps)
    void context.queryClient.prefetchQuery(offersQueryOptions(viewer, toListQuery(filters)))
    // The server renders the filter panel, so that it works before its code is loaded.
    if (import.meta.env.SSR) {
      await loadPanel()
      panelModule()?.prefetchCounts(context.queryClient, viewer, 'offers', filters)
    }
  },
  component: OffersRoute,
})

function OffersRoute() {
  useReleaseAfterHydration()
  const viewer = useViewer()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const filters = useMemo(() => parseFilters(search), [search])
  const beside = useOfferBeside(search)
  const optionsFor = (asked: Filters) => offersQueryOptions(viewer, toListQuery(asked))
  const renderItem = (offer: Offer) => (
    <OfferCard offer={offer} onOpen={beside.open} isOpen={offer.id === beside.opened} />
  )
  return (
    <FindPage
      kind="offers"
      KeywordBar={KeywordBar}
      texts={useOffersTexts()}
      filters={filters}
      cities={citiesQueryOptions(viewer)}
      onChange={(next) => navigate({ search: formatFilters(next), resetScroll: false })}
      query={useQuery(optionsFor(filters))}
      optionsFor={optionsFor}
      renderItem={renderItem}
      offline={<OfflineOffers filters={filters} renderItem={renderItem} />}
      detail={beside.detail}
    />
  )
}
