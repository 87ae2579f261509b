import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { Invitation } from '#client/features/accounts/invited-notice.tsx'
import { invitationOfNext } from '#client/features/accounts/next-path.ts'
import { declineInvitation } from '#client/features/companies/decline-invitation.ts'
import { invitationQueryOptions } from '#client/features/companies/queries.ts'

/** The invitation to a company's team that the requested page shows. Who declines it goes to the start page. */
export function useInvitation(next: string | undefined): Invitation {
  const navigate = useNavigate()
  const token = invitationOfNext(next)
  const query = useQuery(invitationQueryOptions(token))
  return {
    invited: token && query.isLoading ? undefined : (query.data ?? null),
    decline: async () => token && declineInvitation(token),
    onDeclined: () => void navigate({ from: '/$lang', to: '/$lang' }),
  }
}
