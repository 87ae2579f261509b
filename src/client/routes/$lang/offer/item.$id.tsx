import { createFileRoute } from '@tanstack/react-router'
import { OpenRoomButton } from '#client/features/conversations/open-room-button.tsx'
import { FavouriteAction } from '#client/features/favourites/favourite-action.tsx'
import { OfferDetail, type OfferParts } from '#client/features/offers/offer-detail.tsx'
import { offerQueryOptions } from '#client/features/offers/queries.ts'
import { ReportButton } from '#client/features/reports/report-button.tsx'
import { PrintButton } from '#client/features/sharing/print-button.tsx'
import { ShareButton } from '#client/features/sharing/share-button.tsx'
import { useTakenOver } from '#client/platform/use-taken-over.ts'
import { getViewer, useViewer } from '#client/platform/viewer.ts'
import type { Offer } from '#shared/contract/offers.ts'

export const Route = createFileRoute('/$lang/offer/item/$id')({
  loader: async ({ context: { queryClient, language }, params }) => {
    const viewer = getViewer(language)
    const id = Number(params.id)
    const options = offerQueryOptions(viewer, id)
    if (viewer.userId !== null && !queryClient.getQueryData(options.queryKey)) {
      const { findSaved } = await import('#client/features/favourites/queries.ts')
      const saved = await findSaved(viewer, 'offers', (one) => one.id === id)
      if (saved?.one.offer)
        queryClient.setQueryData(options.queryKey, saved.one.offer, { updatedAt: saved.savedAt })
    }
    void queryClient.prefetchQuery(options)
  },
  component: OfferRoute,
})

function OfferRoute() {
  useTakenOver()
  const { role } = useViewer()
  const partsOf = (offer: Offer): OfferParts => ({
    actions: (
      <>
        <FavouriteAction type="offers" id={offer.id} title={offer.name} />
        <ShareButton title={offer.name} />
        <PrintButton elementId="offer" />
        <ReportButton subject={{ type: 'offer', id: offer.id }} title={offer.name} />
      </>
    ),
    contact: (role === null || role === 'boss') && (
      <OpenRoomButton about={{ offer_id: offer.id }} size="small" />
    ),
  })
  return <OfferDetail id={Number(Route.useParams().id)} partsOf={partsOf} />
}
