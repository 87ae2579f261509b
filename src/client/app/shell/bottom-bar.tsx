import { Plural, useLingui } from '@lingui/react/macro'
import { Link, useLocation } from '@tanstack/react-router'
import { useRemainingUnreadCount } from '#client/features/notifications/unread-count.ts'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { NamedCount } from '#client/ui/count-badge.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { BidsBadge } from './bids-badge.tsx'
import styles from './bottom-bar.module.css'
import { ChatBadge } from './chat-badge.tsx'

// Pages of the cabinet with a link of their own in the bar.
const OF_BOSSES = ['/cabinet/worker/user/active-vacancy', '/cabinet/worker/bids']
const OF_WORKERS = ['/cabinet/worker/user/favorite']

/** Whether a page shows one of the employer's vacancies, for example its bids. */
const isOfVacancy = (pathname: string) => pathname.includes('/cabinet/worker/user/vacancy/')

/** The navigation at the bottom of narrow windows: the most used links of the role. */
export function BottomBar() {
  const { t } = useLingui()
  const { role } = useViewer()
  const ownLinks = role === 'boss' ? OF_BOSSES : OF_WORKERS
  // "true" instead of "page": the link leads to another page of the cabinet.
  const isInCabinet = useLocation({
    select: ({ pathname }) =>
      /^\/[a-z]{2}\/cabinet\//.test(pathname) &&
      !isOfVacancy(pathname) &&
      !ownLinks.some((path) => pathname.endsWith(path)),
  })
  return (
    <nav aria-label={t`Shortcuts`} className={styles.bar} data-badges="above" ref={reserveRoom}>
      {role === 'boss' ? (
        <BossLinks />
      ) : (
        <Link from="/$lang" to="/$lang/jobs" activeOptions={{ includeSearch: false }} className={styles.item}>
          <Icon name="briefcase" />
          <span>{t({ message: 'Jobs', context: 'short' })}</span>
        </Link>
      )}
      <Link from="/$lang" to="/$lang/offer" activeOptions={{ includeSearch: false }} className={styles.item}>
        <Icon name="people" />
        <span>{t({ message: 'People', context: 'short' })}</span>
      </Link>
      {role !== 'admin' && role !== 'boss' && (
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
      <Link
        from="/$lang"
        to="/$lang/cabinet/worker"
        activeOptions={{ exact: true }}
        aria-current={isInCabinet ? 'true' : undefined}
        className={styles.item}
      >
        <Icon name="user" />
        <span>
          {role === 'boss'
            ? t({ message: 'Profile', context: 'short' })
            : t({ message: 'Cabinet', context: 'short' })}
          <NotificationBadge />
        </span>
      </Link>
    </nav>
  )
}

/** Large text takes more than the one row that shell.module.css keeps free at the end of the page. */
function reserveRoom(bar: HTMLElement): () => void {
  const page = bar.parentElement
  const measured = new ResizeObserver(() => {
    const height = `${bar.offsetHeight}px`
    if (page && getComputedStyle(page).paddingBlockEnd !== height)
      page.style.setProperty('--bar-height', height)
  })
  measured.observe(bar)
  return () => measured.disconnect()
}

/** The links for employers, in place of the job list and favourites. */
function BossLinks() {
  const { t } = useLingui()
  const isVacancy = useLocation({ select: ({ pathname }) => isOfVacancy(pathname) })
  return (
    <>
      <Link
        from="/$lang"
        to="/$lang/cabinet/worker/user/active-vacancy"
        activeOptions={{ includeSearch: false }}
        aria-current={isVacancy ? 'true' : undefined}
        className={styles.item}
      >
        <Icon name="briefcase" />
        <span>{t({ message: 'Vacancies', context: 'short' })}</span>
      </Link>
      <Link
        from="/$lang"
        to="/$lang/cabinet/worker/bids"
        activeOptions={{ includeSearch: false }}
        className={styles.item}
      >
        <Icon name="list" />
        <span>
          {t({ message: 'Bids', context: 'short' })}
          <BidsBadge className={styles.badge} />
        </span>
      </Link>
    </>
  )
}

/** The number of unread notifications that no other link of the bar counts. */
function NotificationBadge() {
  const count = useRemainingUnreadCount()
  return (
    <NamedCount
      count={count}
      words={<Plural value={count} one="# unread" other="# unread" />}
      className={styles.badge}
    />
  )
}
