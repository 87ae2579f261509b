import { Trans, useLingui } from '@lingui/react/macro'
import { COMPANY_ROLE_WORDS } from '#client/domain/company-role-words.ts'
import { useSend } from '#client/platform/forms/use-send.ts'
import { formatDate } from '#client/platform/words/format.ts'
import { Button } from '#client/ui/button.tsx'
import { FailureNotice } from '#client/ui/failure-notice.tsx'
import { showToast } from '#client/ui/toast-store.ts'
import type { Company } from '#shared/contract/companies.ts'
import styles from './company.module.css'
import { withdrawInvitation } from './company-calls.ts'
import { useRefreshCompany } from './use-refresh-company.ts'

type Invitation = Company['invitations'][number]

/** The open invitations, for owners. */
export function InvitationList({ invitations }: { invitations: readonly Invitation[] }) {
  const { t } = useLingui()
  if (invitations.length === 0) return null
  return (
    <ul className={styles.list} aria-label={t`Open invitations`}>
      {invitations.map((invitation) => (
        <Row key={invitation.id} invitation={invitation} />
      ))}
    </ul>
  )
}

function Row({ invitation: { id, email, role, expires_at } }: { invitation: Invitation }) {
  const { t, i18n } = useLingui()
  const refresh = useRefreshCompany()
  const withdrawal = useSend(
    () => withdrawInvitation(id),
    () => {
      showToast({ text: t`Withdrawn`, tone: 'done' })
      return refresh()
    },
  )
  const until = formatDate(expires_at)
  return (
    <li className={styles.row}>
      <div className={styles.texts}>
        <p className={styles.name}>{email}</p>
        <p className={styles.soft}>
          {i18n._(COMPANY_ROLE_WORDS[role].name)} · <Trans>invited, open until {until}</Trans>
        </p>
      </div>
      <Button
        size="small"
        variant="quiet"
        isPending={withdrawal.isPending}
        aria-label={t`Withdraw: ${email}`}
        onPress={() => withdrawal.send()}
      >{t`Withdraw`}</Button>
      <FailureNotice>{withdrawal.failure}</FailureNotice>
    </li>
  )
}
