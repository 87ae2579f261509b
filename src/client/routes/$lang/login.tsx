import { useQueryClient } from '@tanstack/react-query'
import { createFileRoute, Navigate, redirect } from '@tanstack/react-router'
import { LoginPage } from '#client/features/accounts/login-page.tsx'
import { pathAfterSignIn } from '#client/features/accounts/next-path.ts'
import { parseLoginSearch } from '#client/features/accounts/search.ts'
import { getSession, signIn } from '#client/platform/device/session/page.ts'
import { useReleaseAfterHydration } from '#client/platform/first-paint/use-release-after-hydration.ts'
import { currentLanguage } from '#client/platform/words/i18n.ts'
import { openAtTop } from './-open-at-top.ts'
import { saveChosen } from './-save-chosen.ts'
import { useInvitation } from './-use-invitation.ts'

export const Route = createFileRoute('/$lang/login')({
  validateSearch: parseLoginSearch,
  beforeLoad: async ({ context, search }) => {
    const session = getSession()
    if (!session) return
    const { pathAfterSignIn } = await import('#client/features/accounts/next-path.ts')
    throw redirect({ href: pathAfterSignIn(search.next, context.language, session.role), replace: true })
  },
  component: LoginRoute,
})

/** Decrypts unsent work. Without a connection, it is decrypted later (app/run-seal.ts). */
const openSeal = () =>
  import('#client/platform/outbox/seal-access.ts')
    .then(({ openOwnSeal }) => openOwnSeal())
    .catch(() => undefined)

function LoginRoute() {
  useReleaseAfterHydration()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const client = useQueryClient()
  const invitation = useInvitation(search.next)
  if (invitation.invited?.has_account === false)
    return <Navigate from="/$lang" to="/$lang/register" search={search} replace />
  return (
    <LoginPage
      search={search}
      invitation={invitation}
      onSignedIn={async (token) => {
        await signIn(token)
        // Decrypts drafts before the next page reads them.
        await openSeal()
        const href = pathAfterSignIn(search.next, currentLanguage(), getSession()?.role)
        await openAtTop(() => navigate({ href, replace: true }))
        await saveChosen(client)
      }}
    />
  )
}
