import { createFileRoute, redirect } from '@tanstack/react-router'
import { LoginPage } from '#client/features/accounts/login-page.tsx'
import { pathAfterSignIn } from '#client/features/accounts/next-path.ts'
import { parseLoginSearch } from '#client/features/accounts/search.ts'
import { getSession, signIn } from '#client/platform/device/session/page.ts'
import { currentLanguage } from '#client/platform/words/i18n.ts'

export const Route = createFileRoute('/$lang/login')({
  validateSearch: parseLoginSearch,
  beforeLoad: ({ context, search }) => {
    if (getSession()) throw redirect({ href: pathAfterSignIn(search.next, context.language), replace: true })
  },
  component: LoginRoute,
})

function LoginRoute() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <LoginPage
      search={search}
      onSignedIn={async (token) => {
        await signIn(token)
        await navigate({ href: pathAfterSignIn(search.next, currentLanguage()), replace: true })
      }}
    />
  )
}
