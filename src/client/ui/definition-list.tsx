import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './definition-list.module.css'

export interface Definition {
  term: string
  /** An item without details is left out. */
  details: ReactNode
}

export interface DefinitionListProps {
  items: readonly Definition[]
  className?: string
}

/** Terms with their details, side by side where there is room. */
export function DefinitionList({ items, className }: DefinitionListProps) {
  return (
    <dl className={classNames(styles.list, className)}>
      {items
        .filter(({ details }) => details != null && details !== '' && details !== false)
        .map(({ term, details }) => (
          <div key={term} className={styles.row}>
            <dt className={styles.term}>{term}</dt>
            <dd>{details}</dd>
          </div>
        ))}
    </dl>
  )
}
