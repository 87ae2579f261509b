import type { ReactNode } from 'react'

/** The texts of a list page. */
export type ListTexts = {
  title: string
  subtitle?: ReactNode
  /** The accessible name of the results region. */
  results: string
  count: (total: number, isLowerBound: boolean) => ReactNode
  /** Shown when nothing matches. */
  empty: ReactNode
  /** What to do when nothing matches and no filter is set. */
  emptyAction?: ReactNode
  failed: string
}
