import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { citiesQueryOptions, rubricsQueryOptions } from '#client/features/places/queries.ts'
import { NewOffer } from '#client/features/postings/offers/new-offer.tsx'
import { ownProfileQueryOptions } from '#client/features/profiles/own/queries.ts'
import { getViewer, useViewer } from '#client/platform/cache/viewer.ts'
import { hasNoAnswer } from './-has-no-answer.ts'
import { OfferPreview } from './-offer-preview.tsx'

export const Route = createFileRoute('/$lang/cabinet/worker/user/add-offer')({
  loader: ({ context }) => {
    const viewer = getViewer(context.language)
    void context.queryClient.prefetchQuery(ownProfileQueryOptions(viewer))
    void context.queryClient.prefetchQuery(citiesQueryOptions(viewer))
    void context.queryClient.prefetchQuery(rubricsQueryOptions(viewer))
  },
  component: NewOfferRoute,
})

function NewOfferRoute() {
  const viewer = useViewer()
  const navigate = Route.useNavigate()
  const profile = useQuery(ownProfileQueryOptions(viewer))
  return (
    <NewOffer
      author={profile.data ?? (hasNoAnswer(profile) ? null : undefined)}
      cities={useQuery(citiesQueryOptions(viewer)).data}
      rubrics={useQuery(rubricsQueryOptions(viewer)).data}
      preview={(draft) => <OfferPreview draft={draft} />}
      onDone={() => navigate({ to: '/$lang/cabinet/worker/user/active-offer' })}
    />
  )
}
