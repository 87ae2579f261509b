import { Plural } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { NamedCount } from '#client/ui/count-badge.tsx'
import { totalUnread } from './events.ts'
import { roomsQueryOptions } from './queries.ts'
import styles from './unread-badge.module.css'

/** The number of unread messages after a link's text. It only reads the cache; polling fills it. */
export function UnreadBadge() {
  const { data: rooms } = useQuery({ ...roomsQueryOptions(useViewer()), enabled: false })
  const count = totalUnread(rooms ?? [])
  return (
    <NamedCount
      count={count}
      words={<Plural value={count} one="# unread" other="# unread" />}
      className={styles.badge}
    />
  )
}
