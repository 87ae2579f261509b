import { Plural } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { CountBadge } from '#client/ui/count-badge.tsx'
import { totalUnread } from './events.ts'
import { roomsQueryOptions } from './queries.ts'
import styles from './unread-badge.module.css'

/** The number of unread messages after a link's text. It only reads the cache; polling fills it. */
export function UnreadBadge() {
  const { data: rooms } = useQuery({ ...roomsQueryOptions(useViewer()), enabled: false })
  const count = totalUnread(rooms ?? [])
  if (count === 0) return null
  return (
    <>
      <span className={styles.words}>
        , <Plural value={count} one="# unread" other="# unread" />
      </span>
      <CountBadge count={count} className={styles.badge} />
    </>
  )
}
