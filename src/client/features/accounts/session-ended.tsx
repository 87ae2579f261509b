import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Notice } from '#client/ui/notice.tsx'
import styles from './login-page.module.css'
import type { Ended } from './search.ts'

const WHY = {
  expired: msg`For your security, you are logged out after 14\u00a0days.`,
  signed_out: msg`You logged this device out, here or from another device.`,
  password_changed: msg`The password was changed on another device. If that was not you, choose a new one with “Forgot your password?”.`,
  blocked: msg`Your account is blocked. You will see the reason when you try to log in.`,
  deletion: msg`Your account is about to be deleted. You can still keep it.`,
  staff: msg`The Jobmost team has logged this account out on all devices.`,
  reused: msg`Someone may have copied your login from this device. For your security, we have logged you out.`,
  unknown: msg`This happens 14\u00a0days after you log in, after a password change, when you log this device out from another one, or when your account is blocked or about to be deleted.`,
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
      {i18n._(WHY[reason])} {reason !== 'blocked' && <Trans>Please log in again.</Trans>}
    </Notice>
  )
}
