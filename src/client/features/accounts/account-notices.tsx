import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { buttonClass } from '#client/ui/button.tsx'
import { Notice } from '#client/ui/notice.tsx'
import type { CurrentUser } from '#shared/contract/accounts.ts'
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

function ConfirmationWanted({ user: { email, role } }: { user: Pick<CurrentUser, 'email' | 'role'> }) {
  return (
    <Notice
      tone="amber"
      icon="mail"
      title={<Trans>Please confirm your e-mail address</Trans>}
      actions={<ResendButton />}
    >
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
    </Notice>
  )
}
