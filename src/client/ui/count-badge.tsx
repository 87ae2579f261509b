import { classNames } from './class-names.ts'
import styles from './count-badge.module.css'

const MAX_SHOWN = 99

/** A count, such as of unread messages. Hidden from assistive technology, because the control around it names it. */
export function CountBadge({ count, className }: { count: number; className?: string | undefined }) {
  return (
    <span className={classNames(styles.badge, className)} aria-hidden="true">
      {count > MAX_SHOWN ? `${MAX_SHOWN}+` : count}
    </span>
  )
}
