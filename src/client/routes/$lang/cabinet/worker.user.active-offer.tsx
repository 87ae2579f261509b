import { createFileRoute } from '@tanstack/react-router'
import { OwnOffersPage } from '#client/features/postings/offers/offers-page.tsx'
import { ownOffersQueryOptions } from '#client/features/postings/offers/queries.ts'
import { getViewer } from '#client/platform/cache/viewer.ts'

export const Route = createFileRoute('/$lang/cabinet/worker/user/active-offer')({
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(ownOffersQueryOptions(getViewer(context.language)))
  },
  component: OwnOffersPage,
})
