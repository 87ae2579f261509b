import { createFileRoute, redirect } from '@tanstack/react-router'
import { pathAfterSignIn } from '#client/features/accounts/next-path.ts'
import { RegisterPage } from '#client/features/accounts/register-page.tsx'
import { parseRegisterSearch } from '#client/features/accounts/search.ts'
import { getSession, signIn } from '#client/platform/device/session/page.ts'
import { currentLanguage } from '#client/platform/words/i18n.ts'

export const Route = createFileRoute('/$lang/register')({
  validateSearch: parseRegisterSearch,
  beforeLoad: ({ context, search }) => {
    if (getSession()) throw redirect({ href: pathAfterSignIn(search.next, context.language), replace: true })
  },
  component: RegisterRoute,
})

function RegisterRoute() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <RegisterPage
      search={search}
      onRoleChange={(role) =>
        navigate({ search: { ...search, ...(role ? { role } : {}) }, replace: true, resetScroll: false })
      }
      onSignedIn={async (token) => {
        await signIn(token)
        await navigate({ href: pathAfterSignIn(search.next, currentLanguage()), replace: true })
      }}
    />
  )
}
