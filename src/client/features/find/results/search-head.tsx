import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import styles from './search-head.module.css'

type Props = {
  /** What was searched. */
  title: string
  /** Whether the operator claims to be number 1. */
  isNumberOne: boolean
  /** The search block. */
  children: ReactNode
}

/** The header of the search page: what was searched, and the search block. */
export function SearchHead({ title, isNumberOne, children }: Props) {
  const { t } = useLingui()
  return (
    <header className={styles.head}>
      <h1 className={styles.title}>{title}</h1>
      {isNumberOne && <h2 className={styles.claim}>{t`The number 1 job exchange in Germany`}</h2>}
      {children}
    </header>
  )
}
