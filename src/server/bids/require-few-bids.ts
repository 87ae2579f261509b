import { DAY_MS, SECOND_MS } from '#shared/durations.ts'
import { tooMany } from '../http/problem.ts'
import type { TextKey } from '../texts/texts.ts'

/** How many bids a worker may place in 24 hours. People who bid all day place some thirty. */
export const BIDS_A_DAY = 100
/** How many of them may be for one job: a withdrawn or replaced bid allows another one. */
export const BIDS_FOR_A_JOB_A_DAY = 3

type Placed = { vacancy_id: number; created_at: Date }

/**
 * Requires that a worker may place one more bid. Bids that are placed at the same moment may exceed the limit by a few.
 * @param placed the worker's bids of the last 24 hours, also withdrawn ones, newest first
 * @throws Problem 429
 */
export function requireFewBids(placed: readonly Placed[], vacancyId: number, now: Date): void {
  const forJob = placed.filter(({ vacancy_id }) => vacancy_id === vacancyId)
  requireFewer(forJob, BIDS_FOR_A_JOB_A_DAY, now, 'too_many_bids_for_job')
  requireFewer(placed, BIDS_A_DAY, now, 'too_many_bids')
}

function requireFewer(newestFirst: readonly Placed[], max: number, now: Date, text: TextKey): void {
  const oldest = newestFirst[max - 1]
  if (oldest) throw tooMany((oldest.created_at.getTime() + DAY_MS - now.getTime()) / SECOND_MS, text)
}
