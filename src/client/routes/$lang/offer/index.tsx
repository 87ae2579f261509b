import { createFileRoute } from '@tanstack/react-router'
import { OffersPage } from '#client/features/offers/offers-page.tsx'
import { offerRubricsQueryOptions, offersQueryOptions } from '#client/features/offers/queries.ts'
import { parseOffersSearch, toOffersQuery } from '#client/features/offers/search.ts'
import { getViewer } from '#client/platform/viewer.ts'

export const Route = createFileRoute('/$lang/offer/')({
  validateSearch: parseOffersSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => {
    const viewer = getViewer(context.language)
    void context.queryClient.prefetchQuery(offersQueryOptions(viewer, toOffersQuery(deps)))
    void context.queryClient.prefetchQuery(offerRubricsQueryOptions(viewer))
  },
  component: OffersRoute,
})

function OffersRoute() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <OffersPage search={search} onSearchChange={(next) => navigate({ search: next, resetScroll: false })} />
  )
}
