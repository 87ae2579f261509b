import { useQuery } from '@tanstack/react-query'
import { createFileRoute, useLocation } from '@tanstack/react-router'
import { ConfirmEmailPage } from '#client/features/accounts/confirm-email-page.tsx'
import { confirmationQueryOptions } from '#client/features/accounts/queries.ts'
import { useSession } from '#client/platform/device/session/use-session.ts'

export const Route = createFileRoute('/$lang/confirm-email')({ component: ConfirmEmailRoute })

function ConfirmEmailRoute() {
  const token = useLocation({ select: ({ hash }) => new URLSearchParams(hash).get('token') || null })
  const query = useQuery(confirmationQueryOptions(token))
  return <ConfirmEmailPage query={query} hasToken={token !== null} isSignedIn={useSession() !== null} />
}
