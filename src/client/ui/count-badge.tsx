import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './count-badge.module.css'

const MAX_SHOWN = 99

type NamedCount = {
  count: number
  /** What the count is, such as "3 unread". */
  words: ReactNode
  className?: string | undefined
}

/** A count at the end of a link's text. Its words belong to the accessible name, such as "My chats, 3 unread". */
export function NamedCount({ count, words, className }: NamedCount) {
  if (count === 0) return null
  return (
    <>
      <span className={styles.words}>, {words}</span>
      <CountBadge count={count} className={className} />
    </>
  )
}

/** A count, such as of unread messages. Hidden from assistive technology, because the control around it names it. */
export function CountBadge({ count, className }: { count: number; className?: string | undefined }) {
  return (
    <span className={classNames(styles.badge, className)} aria-hidden="true">
      {count > MAX_SHOWN ? `${MAX_SHOWN}+` : count}
    </span>
  )
}
