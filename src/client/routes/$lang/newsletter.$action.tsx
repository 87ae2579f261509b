import { useQuery } from '@tanstack/react-query'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { NewsletterLinkPage } from '#client/features/newsletter/link-page.tsx'
import { linkQueryOptions } from '#client/features/newsletter/queries.ts'
import { useLinkToken } from '#client/platform/first-paint/use-link-token.ts'
import { useReleaseAfterHydration } from '#client/platform/first-paint/use-release-after-hydration.ts'

export const Route = createFileRoute('/$lang/newsletter/$action')({
  loader: ({ params }) => {
    if (params.action !== 'confirm' && params.action !== 'unsubscribe') throw notFound()
  },
  component: NewsletterRoute,
})

function NewsletterRoute() {
  useReleaseAfterHydration()
  const action = Route.useParams().action === 'confirm' ? 'confirm' : 'unsubscribe'
  const token = useLinkToken()
  const query = useQuery(linkQueryOptions(action, token ?? null))
  return <NewsletterLinkPage query={query} hasToken={token !== null} />
}
