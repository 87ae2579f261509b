import { useQueryClient } from '@tanstack/react-query'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { pathAfterSignIn } from '#client/features/accounts/next-path.ts'
import { RegisterPage } from '#client/features/accounts/register-page.tsx'
import { parseRegisterSearch } from '#client/features/accounts/search.ts'
import { justRegistered } from '#client/platform/device/just-registered.ts'
import { getSession, signIn } from '#client/platform/device/session/page.ts'
import { useReleaseAfterHydration } from '#client/platform/first-paint/use-release-after-hydration.ts'
import { currentLanguage } from '#client/platform/words/i18n.ts'
import { openAtTop } from './-open-at-top.ts'
import { saveChosen } from './-save-chosen.ts'
import { useInvitation } from './-use-invitation.ts'

export const Route = createFileRoute('/$lang/register')({
  validateSearch: parseRegisterSearch,
  beforeLoad: async ({ context, search }) => {
    if (!getSession()) return
    const { pathAfterSignIn } = await import('#client/features/accounts/next-path.ts')
    throw redirect({ href: pathAfterSignIn(search.next, context.language), replace: true })
  },
  component: RegisterRoute,
})

function RegisterRoute() {
  useReleaseAfterHydration()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const client = useQueryClient()
  const invitation = useInvitation(search.next)
  return (
    <RegisterPage
      search={search}
      invitation={invitation}
      onRoleChange={(role) =>
        navigate({ search: { ...search, ...(role ? { role } : {}) }, replace: true, resetScroll: false })
      }
      onSignedIn={async (token) => {
        await signIn(token)
        justRegistered.set(true)
        const href = pathAfterSignIn(search.next, currentLanguage())
        await openAtTop(() => navigate({ href, replace: true }))
        await saveChosen(client)
      }}
    />
  )
}
