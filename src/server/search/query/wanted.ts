import type { Sort } from '#shared/contract/search.ts'
import type { Tiers } from '../language/parse-keyword.ts'
import type { TermsWanted } from './terms.ts'

/** The two lists that can be searched. */
export type Kind = 'jobs' | 'offers'

/** What is looked for, in the database's terms; null and empty lists let everything through. */
export type Wanted = {
  now: Date
  tiers: Tiers | null
  /** Nearest first when sorted by `near`. */
  cityIds: number[] | null
  rubricIds: number[]
  terms: TermsWanted | null
  /** In the unit of the pay when the kind of pay is chosen, else a month's. */
  payMin: { column: 'pay_cents' | 'month_cents'; cents: number } | null
  names: string[]
  sort: Sort
}

/** One more than the largest exact total (src/docs/product.md, "API conventions"). */
export const COUNT_AT_MOST = 10_001
