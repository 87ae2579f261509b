import type { Sort } from '#shared/contract/choices.ts'
import type { Tiers } from '#shared/search-words/parse-keyword.ts'
import type { WantedFacets } from './facets.ts'

/** The two lists that can be searched. */
export type Kind = 'jobs' | 'offers'

/** A query as ids and codes of the database; null and empty lists match everything. */
export type ResolvedQuery = {
  now: Date
  tiers: Tiers | null
  cityIds: number[] | null
  /** The position of each of `cityIds` in the order of equally good matches, nearest first; null when only the date counts. */
  cityOrder: number[] | null
  rubricIds: number[]
  facets: WantedFacets | null
  /** The least pay in cents, in the unit of `payColumn`. */
  payMin: number | null
  /** What least pay and order by pay compare: the hourly pay if only that is chosen, else the pay per month. */
  payColumn: 'pay_cents' | 'month_cents'
  /** Published at this time or later. */
  since: Date | null
  /** The last day on which the work may begin, in days since 1970. */
  startsBy: number | null
  /** The most hours a week. Jobs with unknown hours do not match. */
  hoursMax: number | null
  names: string[]
  /** Ids that are left out. */
  except: number[]
  sort: Sort
}

/** With fewer results, partial matches follow. */
export const TOO_FEW = 10
