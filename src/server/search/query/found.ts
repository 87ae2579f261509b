import type { DistanceTo } from './prepare.ts'

/** One page of ids with the total. */
export type Found = {
  ids: number[]
  /** Exact up to 10,000; 10,001 means more. */
  total: number
  /** How many rows match all words, when partial matches follow. */
  whole?: number
  distanceTo: DistanceTo
}
