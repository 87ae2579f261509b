import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { citiesQueryOptions, rubricsQueryOptions } from '#client/features/places/queries.ts'
import { EditOffer } from '#client/features/postings/offers/edit-offer.tsx'
import { ownOffersQueryOptions } from '#client/features/postings/offers/queries.ts'
import { getViewer, useViewer } from '#client/platform/cache/viewer.ts'
import { OfferPreview } from './-offer-preview.tsx'

export const Route = createFileRoute('/$lang/cabinet/worker/user/offer/$id')({
  loader: ({ context }) => {
    const viewer = getViewer(context.language)
    void context.queryClient.prefetchQuery(ownOffersQueryOptions(viewer))
    void context.queryClient.prefetchQuery(citiesQueryOptions(viewer))
    void context.queryClient.prefetchQuery(rubricsQueryOptions(viewer))
  },
  component: EditOfferRoute,
})

function EditOfferRoute() {
  const viewer = useViewer()
  const navigate = Route.useNavigate()
  return (
    <EditOffer
      id={Route.useParams().id}
      cities={useQuery(citiesQueryOptions(viewer)).data}
      rubrics={useQuery(rubricsQueryOptions(viewer)).data}
      onArrived={(id) => navigate({ to: '.', params: (params) => ({ ...params, id }), replace: true })}
      preview={(draft) => <OfferPreview draft={draft} />}
      onDone={() => navigate({ to: '/$lang/cabinet/worker/user/active-offer' })}
    />
  )
}
