import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Notice } from '#client/ui/notice.tsx'
import styles from './login-page.module.css'
import type { Ended } from './search.ts'

const WHY = {
  expired: msg`For your safety, a login lasts 14 days.`,
  signed_out: msg`You logged this device out, here or from another device.`,
  password_changed: msg`The password was changed on another device. If that was not you, choose a new one with “Forgot your password?”.`,
  blocked: msg`The account is blocked. You can read the reason after you log in.`,
  deletion: msg`The account is about to be deleted. Log in if you want to keep it.`,
  staff: msg`The Jobmost team has logged out all devices of this account.`,
  reused: msg`Somebody may have copied your login from this device. For your safety, we have ended it.`,
  unknown: msg`This happens 14 days after you log in, after a password change, when you log this device out from another one, or when the account is blocked or about to be deleted.`,
} as const satisfies Record<Ended, unknown>

/** Explains why the user has to log in again. */
export function SessionEnded({ reason }: { reason: Ended }) {
  const { i18n } = useLingui()
  return (
    <Notice
      tone="amber"
      icon="shield"
      role="status"
      className={styles.notice}
      title={<Trans>You have been logged out on this device</Trans>}
    >
      {i18n._(WHY[reason])} <Trans>Please log in again.</Trans>
    </Notice>
  )
}
