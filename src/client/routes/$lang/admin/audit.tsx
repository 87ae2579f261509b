import { createFileRoute } from '@tanstack/react-router'
import { AuditPage } from '#client/features/admin/audit/audit-page.tsx'
import { parseAuditSearch } from '#client/features/admin/audit/search.ts'

export const Route = createFileRoute('/$lang/admin/audit')({
  validateSearch: parseAuditSearch,
  component: AuditRoute,
})

function AuditRoute() {
  const navigate = Route.useNavigate()
  return <AuditPage search={Route.useSearch()} onSearchChange={(search) => navigate({ search })} />
}
