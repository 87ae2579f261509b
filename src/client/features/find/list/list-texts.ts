import type { ReactNode } from 'react'

/** What a list says of itself. */
export type ListTexts = {
  title: string
  subtitle?: ReactNode
  /** Names the region of the results. */
  results: string
  count: (total: number, isLowerBound: boolean) => ReactNode
  /** When nothing fits. */
  empty: ReactNode
  failed: string
}
