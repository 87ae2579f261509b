import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Notice } from '#client/ui/notice.tsx'
import { invitationQueryOptions } from './queries.ts'

/** The company whose invitation a job seeker has opened, above the offer of the role that it needs. */
export function InvitedTo({ token }: { token: string }) {
  const { data } = useQuery(invitationQueryOptions(token))
  if (!data) return null
  const { company } = data
  return (
    <Notice icon="people" title={<Trans>{company} invites you to its team</Trans>}>
      <Trans>
        To answer, use Jobmost as an employer, too: fill in the form below. Then you can accept or decline the
        invitation.
      </Trans>
    </Notice>
  )
}
