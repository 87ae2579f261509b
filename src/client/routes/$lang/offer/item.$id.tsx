import { createFileRoute } from '@tanstack/react-router'
import { offerQueryOptions } from '#client/features/offers/queries.ts'
import { getViewer } from '#client/platform/cache/viewer.ts'
import { useReleaseAfterHydration } from '#client/platform/first-paint/use-release-after-hydration.ts'
import { OfferView } from './-offer-view.tsx'

export const Route = createFileRoute('/$lang/offer/item/$id')({
  loader: async ({ context: { queryClient, language }, params }) => {
    const viewer = getViewer(language)
    const id = Number(params.id)
    const options = offerQueryOptions(viewer, id)
    if (viewer.userId !== null && !queryClient.getQueryData(options.queryKey)) {
      const { findStoredFavourite } = await import('#client/features/favourites/queries.ts')
      const saved = await findStoredFavourite(viewer, 'offers', (one) => one.id === id)
      if (saved?.one.offer)
        queryClient.setQueryData(options.queryKey, saved.one.offer, { updatedAt: saved.savedAt })
    }
    void queryClient.prefetchQuery(options)
  },
  component: OfferRoute,
})

function OfferRoute() {
  useReleaseAfterHydration()
  return <OfferView id={Number(Route.useParams().id)} />
}
