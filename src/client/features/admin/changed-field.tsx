import type { ReactNode } from 'react'
import styles from './changed-field.module.css'

type Wording = { which: ReactNode; lang?: string | undefined; words: ReactNode }
type Props = { label: string; before: Wording; after: Wording }

/** A field of a text in two wordings, the present one and another, side by side. Inside a `dl`. */
export function ChangedField({ label, before, after }: Props) {
  return (
    <div>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.both}>
        <del className={styles.before} lang={before.lang}>
          <span className={styles.which}>{before.which}</span>
          <span className={styles.words}>{before.words}</span>
        </del>
        <ins className={styles.after} lang={after.lang}>
          <span className={styles.which}>{after.which}</span>
          <span className={styles.words}>{after.words}</span>
        </ins>
      </dd>
    </div>
  )
}
