import { Plural } from '@lingui/react/macro'
import { useUnreadBidsCount } from '#client/features/notifications/unread-count.ts'
import { CountBadge } from '#client/ui/count-badge.tsx'
import styles from './bids-badge.module.css'

/** The number of new bids, after the words of a link to them. */
export function BidsBadge({ className }: { className?: string | undefined }) {
  const count = useUnreadBidsCount()
  if (count === 0) return null
  return (
    <>
      <span className={styles.words}>
        , <Plural value={count} one="# new" other="# new" />
      </span>
      <CountBadge count={count} className={className} />
    </>
  )
}
