import { createFileRoute } from '@tanstack/react-router'
import { PasswordForm } from '#client/features/accounts/second-factor/password-form.tsx'
import { PersonPage } from '#client/features/admin/people/person-page.tsx'

export const Route = createFileRoute('/$lang/admin/users/$id')({ component: PersonRoute })

function PersonRoute() {
  const id = Number(Route.useParams().id)
  return <PersonPage key={id} id={id} renderOwnerForm={(form) => <PasswordForm {...form} />} />
}
