import { createFileRoute } from '@tanstack/react-router'
import { MailsPage } from '#client/features/admin/mails/mails-page.tsx'
import { parseMailsSearch } from '#client/features/admin/mails/search.ts'

export const Route = createFileRoute('/$lang/admin/mails')({
  validateSearch: parseMailsSearch,
  component: MailsRoute,
})

function MailsRoute() {
  const navigate = Route.useNavigate()
  return <MailsPage search={Route.useSearch()} onSearchChange={(search) => navigate({ search })} />
}
