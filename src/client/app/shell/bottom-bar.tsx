import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { Icon } from '#client/ui/icon.tsx'
import styles from './bottom-bar.module.css'
import { ChatBadge } from './chat-badge.tsx'

/** The navigation at the bottom of phones: the most used links. */
export function BottomBar() {
  const { t } = useLingui()
  const { role } = useViewer()
  return (
    <nav aria-label={t`Shortcuts`} className={styles.bar} data-badges="above">
      <Link from="/$lang" to="/$lang/jobs" activeOptions={{ includeSearch: false }} className={styles.item}>
        <Icon name="briefcase" />
        <span>{t({ message: 'Jobs', context: 'short' })}</span>
      </Link>
      <Link from="/$lang" to="/$lang/offer" activeOptions={{ includeSearch: false }} className={styles.item}>
        <Icon name="people" />
        <span>{t({ message: 'People', context: 'short' })}</span>
      </Link>
      {role !== 'admin' && (
        <Link
          from="/$lang"
          to="/$lang/cabinet/worker/user/favorite"
          activeOptions={{ includeSearch: false }}
          className={styles.item}
        >
          <Icon name="star" />
          <span>{t`Favourites`}</span>
        </Link>
      )}
      <Link from="/$lang" to="/$lang/chat/my/room" className={styles.item}>
        <Icon name="chat" />
        <span>
          {t({ message: 'Chats', context: 'short' })}
          <ChatBadge />
        </span>
      </Link>
      <Link from="/$lang" to="/$lang/cabinet/worker" activeOptions={{ exact: true }} className={styles.item}>
        <Icon name="user" />
        <span>{t({ message: 'Cabinet', context: 'short' })}</span>
      </Link>
    </nav>
  )
}
