import type { ReactNode } from 'react'
import styles from './age-note.module.css'
import { classNames } from './class-names.ts'

export interface AgeNoteProps {
  children: ReactNode
  /** Adds space below, for a parent without a grid. */
  isApart?: boolean
}

/** The age of the shown data; nothing while they are fresh. */
export function AgeNote({ children, isApart }: AgeNoteProps) {
  if (!children) return null
  return (
    <p className={classNames(styles.age, isApart && styles.apart)} role="status">
      {children}
    </p>
  )
}
