import { createFileRoute } from '@tanstack/react-router'
import { FoundPage } from '#client/features/admin/search/found-page.tsx'
import { parseFoundSearch } from '#client/features/admin/search/search.ts'

export const Route = createFileRoute('/$lang/admin/search')({
  validateSearch: parseFoundSearch,
  component: SearchRoute,
})

function SearchRoute() {
  const navigate = Route.useNavigate()
  return <FoundPage search={Route.useSearch()} onSearchChange={(search) => navigate({ search })} />
}
