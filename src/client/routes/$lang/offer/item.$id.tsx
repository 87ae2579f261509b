import { createFileRoute } from '@tanstack/react-router'
import { OfferDetail } from '#client/features/offers/offer-detail.tsx'
import { offerQueryOptions } from '#client/features/offers/queries.ts'
import { getViewer } from '#client/platform/viewer.ts'

export const Route = createFileRoute('/$lang/offer/item/$id')({
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(offerQueryOptions(getViewer(context.language), Number(params.id)))
  },
  component: OfferRoute,
})

function OfferRoute() {
  return <OfferDetail id={Number(Route.useParams().id)} />
}
