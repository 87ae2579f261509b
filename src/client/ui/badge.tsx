import styles from './badge.module.css'
import { classNames } from './class-names.ts'

export interface BadgeProps {
  count: number
  /** Larger counts show as “99+”. */
  max?: number
  /** In the corner of the positioned element around it, as on an icon. */
  corner?: boolean
  className?: string
}

/** How many wait for the reader; shows nothing at 0. Only for the eye: the control's name says the count. */
export function Badge({ count, max = 99, corner, className }: BadgeProps) {
  if (count <= 0) return null
  return (
    <span className={classNames(styles.badge, corner && styles.corner, className)} aria-hidden="true">
      {count > max ? `${max}+` : count}
    </span>
  )
}
