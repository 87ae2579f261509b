import { createFileRoute } from '@tanstack/react-router'
import { PeoplePage } from '#client/features/admin/people/people-page.tsx'
import { parsePeopleSearch } from '#client/features/admin/people/search.ts'

export const Route = createFileRoute('/$lang/admin/users/')({
  validateSearch: parsePeopleSearch,
  component: PeopleRoute,
})

function PeopleRoute() {
  const navigate = Route.useNavigate()
  return <PeoplePage search={Route.useSearch()} onSearchChange={(search) => navigate({ search })} />
}
