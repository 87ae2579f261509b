import { Trans } from '@lingui/react/macro'
import { Notice } from '#client/ui/notice.tsx'
import styles from './login-page.module.css'

/** Explains why the user has to log in again. */
export function SessionEnded() {
  return (
    <Notice
      tone="amber"
      icon="shield"
      role="status"
      className={styles.notice}
      title={<Trans>You have been logged out on this device</Trans>}
    >
      <Trans>
        This happens 14 days after logging in, after a new password, when you log out from another device, or
        when the account is blocked or will be deleted. Please log in again.
      </Trans>
    </Notice>
  )
}
