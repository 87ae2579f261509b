import { useQuery } from '@tanstack/react-query'
import { currentUserQueryOptions } from '#client/features/accounts/queries.ts'
import { OfferArticle } from '#client/features/offers/offer-detail.tsx'
import { citiesQueryOptions, rubricsQueryOptions } from '#client/features/places/queries.ts'
import { draftToOffer } from '#client/features/postings/offers/draft-to-offer.ts'
import type { OfferDraft } from '#client/features/postings/offers/offer-draft.ts'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { useNow } from '#client/platform/words/clock.ts'

/** The page of an offer that was never saved. */
export function OfferPreview({ draft }: { draft: OfferDraft }) {
  const viewer = useViewer()
  const { data: cities = [] } = useQuery(citiesQueryOptions(viewer))
  const { data: rubrics = [] } = useQuery(rubricsQueryOptions(viewer))
  const { data: user } = useQuery(currentUserQueryOptions(viewer))
  const { language } = viewer
  const offer = draftToOffer(draft, { cities, rubrics, user, language, now: useNow() })
  return <OfferArticle offer={offer} age={null} parts={{ actions: null, contact: null }} />
}
