import type { ReactNode } from 'react'
import styles from './profile.module.css'

/** The actions on a person: the main one in full width, the others in a row below. */
export function ActionGroups({ main, more }: { main: ReactNode; more: ReactNode }) {
  return (
    <div className={styles.groups} data-print="no">
      <div className={styles.mainActions}>{main}</div>
      <div className={styles.moreActions}>{more}</div>
    </div>
  )
}
