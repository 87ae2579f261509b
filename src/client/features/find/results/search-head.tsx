import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import styles from './search-head.module.css'

/** The header of the search page: title and search block. `isNumberOne`: the operator claims to be number 1. */
export function SearchHead({ isNumberOne, children }: { isNumberOne: boolean; children: ReactNode }) {
  const { t } = useLingui()
  return (
    <header className={styles.head}>
      <h1 className={styles.title}>
        {isNumberOne ? t`The number 1 job exchange in Germany` : t`Jobs in Germany`}
      </h1>
      {children}
    </header>
  )
}
