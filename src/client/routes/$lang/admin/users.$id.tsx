import { createFileRoute } from '@tanstack/react-router'
import { PersonPage } from '#client/features/admin/people/person-page.tsx'

export const Route = createFileRoute('/$lang/admin/users/$id')({ component: PersonRoute })

function PersonRoute() {
  const id = Number(Route.useParams().id)
  return <PersonPage key={id} id={id} />
}
