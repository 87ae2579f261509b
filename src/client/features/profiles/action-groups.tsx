import type { ReactNode } from 'react'
import styles from './profile.module.css'

/** What can be done about a person: what one came for in full width, the rest in a row below. */
export function ActionGroups({ main, more }: { main: ReactNode; more: ReactNode }) {
  return (
    <div className={styles.groups} data-print="no">
      <div className={styles.mainActions}>{main}</div>
      <div className={styles.moreActions}>{more}</div>
    </div>
  )
}
