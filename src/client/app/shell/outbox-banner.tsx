import { Plural, Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useOutbox } from '#client/platform/outbox/use-outbox.ts'
import { Notice } from '#client/ui/notice.tsx'
import styles from './banners.module.css'

/** How much is on this device only, and the way there. */
export function OutboxBanner() {
  const count = useOutbox().length
  if (count === 0) return null
  return (
    <Notice variant="bar" tone="amber" icon="outbox">
      <Link from="/$lang" to="/$lang/outbox" className={styles.link}>
        <Trans>Outbox ({count})</Trans>
      </Link>
      <span className={styles.soft}>
        <Plural
          value={count}
          one="# thing is kept on this device until it is sent"
          other="# things are kept on this device until they are sent"
        />
      </span>
    </Notice>
  )
}
