import type { DistanceTo } from './prepare.ts'

/** A page of a list as ids, with how many there are. */
export type Found = {
  ids: number[]
  /** Exact to 10,000, one more above. */
  total: number
  /** How many fit all words, when the list goes on with what fits some of them. */
  whole?: number
  distanceTo: DistanceTo
}
