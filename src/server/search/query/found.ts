import type { PageMeta } from '#shared/contract/conventions.ts'
import type { DistanceTo, SearchedPlace } from './resolve-query.ts'

/** One page of ids with the total. */
export type FoundPage = {
  ids: number[]
  /** Exact up to 10,000; 10,001 means more. */
  total: number
  /** How many rows match all words, when partial matches follow. */
  whole?: number
  distanceTo: DistanceTo
  place: SearchedPlace
}

/** The fields of a list's `meta` besides pagination. */
export type ListMeta = SearchedPlace & Pick<PageMeta, 'total_whole'>

export const listMetaOf = ({ whole, place }: Pick<FoundPage, 'whole' | 'place'>): ListMeta => ({
  ...(whole === undefined ? {} : { total_whole: whole }),
  ...place,
})
