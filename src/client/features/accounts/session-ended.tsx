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
        This happens 14 days after you log in, after a password change, when you log this device out from
        another one, or when the account is blocked or about to be deleted. Please log in again.
      </Trans>
    </Notice>
  )
}
