import { Trans } from '@lingui/react/macro'
import { Link, useLocation } from '@tanstack/react-router'
import { buttonClass } from '#client/ui/button.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { Notice } from '#client/ui/notice.tsx'
import type { CurrentUser } from '#shared/contract/accounts.ts'
import styles from './account-notices.module.css'
import { DeletionPending } from './deletion-pending.tsx'
import { ResendButton } from './resend-button.tsx'

/** Notices about what the user must still do for the account, such as confirming the e-mail address. */
export function AccountNotices({ user }: { user: CurrentUser | undefined }) {
  if (!user) return null
  return (
    <>
      {user.erase_at && <DeletionPending eraseAt={user.erase_at} />}
      {user.must_change_password && <NewPasswordWanted />}
      {!user.email_confirmed && <ConfirmationWanted user={user} />}
    </>
  )
}

function NewPasswordWanted() {
  return (
    <Notice
      tone="amber"
      icon="shield"
      title={<Trans>Please choose a new password</Trans>}
      actions={
        <Link
          from="/$lang"
          to="/$lang/cabinet/security"
          className={buttonClass('secondary', 'small')}
          activeProps={{ hidden: true }}
        >
          <Trans>Choose a password</Trans>
        </Link>
      }
    >
      <Trans>You logged in with a temporary password. It works only once.</Trans>
    </Notice>
  )
}

/** One line on each page, which opens to the consequences. They are open on the overview, the first page after a login. */
function ConfirmationWanted({ user: { email, role } }: { user: Pick<CurrentUser, 'email' | 'role'> }) {
  const isOverview = useLocation({ select: ({ pathname }) => pathname.endsWith('/cabinet/worker') })
  return (
    <Notice tone="amber" icon="mail" className={styles.confirmation} actions={<ResendButton />}>
      <details key={`${isOverview}`} open={isOverview}>
        <summary className={styles.summary}>
          <strong>
            <Trans>Please confirm your e-mail address</Trans>
          </strong>
          <Icon name="chevron-down" size={16} />
        </summary>
        <p>
          {role === 'worker' ? (
            <Trans>
              We have sent a link to {email}. Until you open it, we will e-mail you only answers to your bids.
            </Trans>
          ) : (
            <Trans>
              We have sent a link to {email}. Until you open it, we will not e-mail you about new bids or
              messages.
            </Trans>
          )}
        </p>
      </details>
    </Notice>
  )
}
