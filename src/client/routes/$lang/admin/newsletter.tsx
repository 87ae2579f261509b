import { createFileRoute } from '@tanstack/react-router'
import { NewsletterPage } from '#client/features/admin/newsletter/newsletter-page.tsx'
import { parseNewsletterSearch } from '#client/features/admin/newsletter/search.ts'

export const Route = createFileRoute('/$lang/admin/newsletter')({
  validateSearch: parseNewsletterSearch,
  component: NewsletterRoute,
})

function NewsletterRoute() {
  return <NewsletterPage search={Route.useSearch()} />
}
