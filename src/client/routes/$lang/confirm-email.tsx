import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { ConfirmEmailPage } from '#client/features/accounts/confirm-email-page.tsx'
import { confirmationQueryOptions } from '#client/features/accounts/confirmation-queries.ts'
import { useSession } from '#client/platform/device/session/use-session.ts'
import { useLinkToken } from '#client/platform/first-paint/use-link-token.ts'
import { useReleaseAfterHydration } from '#client/platform/first-paint/use-release-after-hydration.ts'

export const Route = createFileRoute('/$lang/confirm-email')({ component: ConfirmEmailRoute })

function ConfirmEmailRoute() {
  useReleaseAfterHydration()
  const token = useLinkToken()
  const query = useQuery(confirmationQueryOptions(token ?? null))
  return <ConfirmEmailPage query={query} hasToken={token !== null} isSignedIn={useSession() !== null} />
}
