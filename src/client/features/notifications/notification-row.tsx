import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { OutsideRedress } from '#client/domain/outside-redress.tsx'
import { RedressButton } from '#client/domain/redress-button.tsx'
import { formatTime } from '#client/platform/words/format.ts'
import { currentLanguage } from '#client/platform/words/i18n.ts'
import { Chip } from '#client/ui/chip.tsx'
import { classNames } from '#client/ui/class-names.ts'
import { Icon } from '#client/ui/icon.tsx'
import { KINDS, NOTIFICATION_LIST } from '#shared/contract/notification-kinds.ts'
import type { Notification } from '#shared/contract/notifications.ts'
import { markRead } from './mark-read.ts'
import styles from './notification-list.module.css'
import { titleOf } from './title-of.ts'

/**
 * One notification. Its link opens the subject and marks the notification as read. What is read in the list has no link:
 * opening the list has marked it.
 */
export function NotificationRow({ notification }: { notification: Notification }) {
  const { i18n } = useLingui()
  const { id, kind, subject, detail, reason, created_at, read_at } = notification
  const isUnread = read_at === null
  const [path = '', fragment] = KINDS[kind].path(subject, detail).split('#')
  const headline = i18n._(KINDS[kind].headline(notification))
  return (
    <li className={classNames(styles.row, isUnread && styles.unread)}>
      <span className={styles.sign} aria-hidden="true">
        <Icon name={KINDS[kind].icon} size={20} />
      </span>
      <div className={styles.words}>
        {path === NOTIFICATION_LIST ? (
          <span className={styles.headline}>{headline}</span>
        ) : (
          <Link
            // Each kind has its own route.
            to={`/${i18n.locale}${path}` as '/'}
            {...(fragment && { hash: fragment })}
            className={classNames(styles.headline, styles.link)}
            onClick={() => {
              // No retry: reading the whole list marks it again.
              if (isUnread) markRead({ ids: [id] }).catch(() => undefined)
            }}
          >
            {headline}
          </Link>
        )}
        {subject.title && (
          <span className={styles.subject} lang={subject.language}>
            {titleOf(subject, currentLanguage())}
          </span>
        )}
        {reason && <span className={styles.reason}>{reason}</span>}
        {((kind === 'account_warned' && !detail) ||
          (kind === 'report_decided' && detail === 'overturned')) && (
          <RedressButton className={styles.redress} />
        )}
        {kind === 'report_decided' && detail === 'dismissed' && (
          <>
            <Link from="/$lang" to="/$lang/cabinet/privacy" hash="reports" className={styles.redress}>
              <Trans>You can object free of charge, within six months, under “Your reports”</Trans>
            </Link>
            <OutsideRedress />
          </>
        )}
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
