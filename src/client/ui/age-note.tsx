import styles from './age-note.module.css'
import { classNames } from './class-names.ts'

export interface AgeNoteProps {
  children: string | null
  /** Keeps a distance from what follows, where no grid does. */
  isApart?: boolean
}

/** How old what is shown is; nothing while it is fresh. */
export function AgeNote({ children, isApart }: AgeNoteProps) {
  if (!children) return null
  return (
    <p className={classNames(styles.age, isApart && styles.apart)} role="status">
      {children}
    </p>
  )
}
