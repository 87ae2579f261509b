import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Chip } from '#client/ui/chip.tsx'
import { classNames } from '#client/ui/class-names.ts'
import { Icon } from '#client/ui/icon.tsx'
import type { Notification } from '#shared/contract/notifications.ts'
import { formatTime } from './format-days.ts'
import { useMarkRead } from './mark-read.ts'
import styles from './notification-list.module.css'
import { headlineOf, KINDS, targetOf } from './wording.ts'

/** One notification: what happened, what it is about, when; it leads there and is read by that. */
export function NotificationRow({ notification }: { notification: Notification }) {
  const { i18n } = useLingui()
  const markRead = useMarkRead()
  const { id, kind, subject, created_at, read_at } = notification
  const isUnread = read_at === null
  const { to, params = {} } = targetOf(notification)
  return (
    <li className={classNames(styles.row, isUnread && styles.unread)}>
      <span className={styles.sign} aria-hidden="true">
        <Icon name={KINDS[kind].icon} size={20} />
      </span>
      <div className={styles.words}>
        <Link
          from="/$lang"
          // Each kind leads to a route of its own.
          to={to as '/$lang/chat/room/$id'}
          params={params as { id: string }}
          className={styles.link}
          onClick={() => {
            // Said again when the list is read as a whole.
            if (isUnread) markRead({ ids: [id] }).catch(() => undefined)
          }}
        >
          {i18n._(headlineOf(notification))}
        </Link>
        {subject.title && <span className={styles.subject}>{subject.title}</span>}
      </div>
      <span className={styles.end}>
        <time dateTime={created_at} className={styles.time}>
          {formatTime(created_at)}
        </time>
        {isUnread && (
          <Chip tone="amber">
            <Trans context="unread">new</Trans>
          </Chip>
        )}
      </span>
    </li>
  )
}
