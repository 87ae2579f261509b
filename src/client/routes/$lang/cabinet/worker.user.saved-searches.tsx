import { createFileRoute } from '@tanstack/react-router'
import { savedSearchesQueryOptions } from '#client/features/find/saved/queries.ts'
import { SavedSearchesPage } from '#client/features/find/saved/saved-searches-page.tsx'
import { NewsletterSection } from '#client/features/newsletter/newsletter-section.tsx'
import { getViewer } from '#client/platform/cache/viewer.ts'
import { SubscribeBlock } from '../-subscribe-block.tsx'

export const Route = createFileRoute('/$lang/cabinet/worker/user/saved-searches')({
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(savedSearchesQueryOptions(getViewer(context.language)))
  },
  component: () => <SavedSearchesPage newsletter={<NewsletterSection subscribe={<SubscribeBlock />} />} />,
})
