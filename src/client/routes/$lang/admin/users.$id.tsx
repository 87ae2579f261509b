import { createFileRoute } from '@tanstack/react-router'
import { PasswordForm } from '#client/features/accounts/second-factor/password-form.tsx'
import { PersonPage } from '#client/features/admin/people/person-page.tsx'
import { parsePersonSearch } from '#client/features/admin/people/search.ts'

export const Route = createFileRoute('/$lang/admin/users/$id')({
  validateSearch: parsePersonSearch,
  component: PersonRoute,
})

function PersonRoute() {
  const id = Number(Route.useParams().id)
  return (
    <PersonPage
      key={id}
      id={id}
      pages={Route.useSearch()}
      renderOwnerForm={(form) => <PasswordForm {...form} />}
    />
  )
}
