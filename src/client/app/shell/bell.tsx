import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useUnreadCount } from '#client/features/notifications/unread-count.ts'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { CountBadge } from '#client/ui/count-badge.tsx'
import { Icon } from '#client/ui/icon.tsx'
import styles from './bell.module.css'

/** The link to the notifications, with the number of unread ones. */
export function Bell() {
  const { t } = useLingui()
  const { userId } = useViewer()
  const unread = useUnreadCount()
  if (userId === null) return null
  return (
    <Link
      from="/$lang"
      to="/$lang/cabinet/notifications"
      className={styles.bell}
      aria-label={unread > 0 ? t`Notifications, ${unread} unread` : t`Notifications`}
    >
      <Icon name="bell" />
      {unread > 0 && <CountBadge count={unread} className={styles.badge} />}
    </Link>
  )
}
