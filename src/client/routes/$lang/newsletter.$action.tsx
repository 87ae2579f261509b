import { useQuery } from '@tanstack/react-query'
import { createFileRoute, notFound, useLocation } from '@tanstack/react-router'
import { NewsletterLinkPage } from '#client/features/newsletter/link-page.tsx'
import { linkQueryOptions } from '#client/features/newsletter/queries.ts'

export const Route = createFileRoute('/$lang/newsletter/$action')({
  loader: ({ params }) => {
    if (params.action !== 'confirm' && params.action !== 'unsubscribe') throw notFound()
  },
  component: NewsletterRoute,
})

function NewsletterRoute() {
  const action = Route.useParams().action === 'confirm' ? 'confirm' : 'unsubscribe'
  const token = useLocation({ select: ({ hash }) => new URLSearchParams(hash).get('token') || null })
  const query = useQuery(linkQueryOptions(action, token))
  return <NewsletterLinkPage query={query} hasToken={token !== null} />
}
