import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './section-heading.module.css'

export interface SectionHeadingProps {
  children: ReactNode
  level?: 2 | 3
  id?: string
  /** A link or button at the end of the line. */
  action?: ReactNode
  className?: string
}

/** A section's heading with room for a link beside it. */
export function SectionHeading({ children, level = 2, id, action, className }: SectionHeadingProps) {
  const Heading = `h${level}` as const
  return (
    <div className={classNames(styles.row, className)}>
      <Heading id={id}>{children}</Heading>
      {action}
    </div>
  )
}
