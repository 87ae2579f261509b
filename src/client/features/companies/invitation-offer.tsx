import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { COMPANY_ROLE_WORDS } from '#client/domain/company-role-words.ts'
import { LinkOutcome } from '#client/domain/link-outcome.tsx'
import { NeedsServer } from '#client/domain/needs-server.tsx'
import { useSend } from '#client/platform/forms/use-send.ts'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { FailureNotice } from '#client/ui/failure-notice.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { SectionHeading } from '#client/ui/section-heading.tsx'
import { showToast } from '#client/ui/toast-store.ts'
import styles from './company.module.css'
import { acceptInvitation } from './company-calls.ts'
import { declineInvitation } from './decline-invitation.ts'
import { invitationQueryOptions } from './queries.ts'
import { useRefreshCompany } from './use-refresh-company.ts'

type Props = { token: string; onLinkUsed: () => void }

/** The invitation of the opened link, with the button that accepts it. */
export function InvitationOffer({ token, onLinkUsed }: Props) {
  const { t, i18n } = useLingui()
  const query = useQuery(invitationQueryOptions(token))
  const refresh = useRefreshCompany()
  const acceptance = useSend(
    () => acceptInvitation(token),
    async () => {
      showToast({ text: t`You are now in the team`, tone: 'done' })
      await refresh()
      onLinkUsed()
    },
  )
  const refusal = useSend(
    () => declineInvitation(token),
    async () => {
      showToast({ text: t`Invitation declined`, tone: 'done' })
      // The account may no longer name the company.
      await refresh()
      onLinkUsed()
    },
  )
  const failure =
    acceptance.failure ?? acceptance.errors.token?.[0] ?? refusal.failure ?? refusal.errors.token?.[0]
  return (
    <LinkOutcome
      query={query}
      hasToken
      expired={
        <Notice tone="amber">
          <Trans>This invitation is no longer valid. Please ask for a new one.</Trans>
        </Notice>
      }
      renderDone={({ company, email, role }) => (
        <Card as="section" padding="large" className={styles.stack}>
          <SectionHeading>
            <Trans>Invitation to {company}</Trans>
          </SectionHeading>
          <p>
            {i18n._(COMPANY_ROLE_WORDS[role].name)}: {i18n._(COMPANY_ROLE_WORDS[role].allows)}
          </p>
          <p className={styles.soft}>
            <Trans>
              This invitation is for {email}. Your existing vacancies stay yours. New ones belong to the
              company, and its members can see them and the bids for them.
            </Trans>
          </p>
          <NeedsServer isButton />
          <FailureNotice>{failure}</FailureNotice>
          <div className={styles.actions}>
            <Button
              isPending={acceptance.isPending}
              isDisabled={refusal.isPending}
              onPress={() => acceptance.send()}
            >
              {t`Accept invitation`}
            </Button>
            <Button
              variant="secondary"
              isPending={refusal.isPending}
              isDisabled={acceptance.isPending}
              onPress={() => refusal.send()}
            >
              {t`Decline invitation`}
            </Button>
          </div>
        </Card>
      )}
    />
  )
}
