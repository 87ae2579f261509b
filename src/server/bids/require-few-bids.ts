import { DAY_MS, SECOND_MS } from '#shared/durations.ts'
import { tooMany } from '../http/problem.ts'
import type { TextKey } from '../texts/texts.ts'

/** How many bids a worker may place in 24 hours. People who bid all day place some thirty. */
export const BIDS_A_DAY = 100
/** How many of them may be for one job: a withdrawn or replaced bid allows another one. */
export const BIDS_FOR_A_JOB_A_DAY = 3

/**
 * Requires that a worker may place one more bid. Withdrawn bids count, too.
 * @param full_since when the bid was placed that must be 24 hours old before another one; null below the limit
 * @param full_for_job_since the same for the bids on this job
 * @throws Problem 429
 */
export function requireFewBids(
  { full_for_job_since, full_since }: Record<'full_for_job_since' | 'full_since', Date | null>,
  now: Date,
): void {
  requireNotFull(full_for_job_since, now, 'too_many_bids_for_job')
  requireNotFull(full_since, now, 'too_many_bids')
}

function requireNotFull(since: Date | null, now: Date, text: TextKey): void {
  if (since) throw tooMany((since.getTime() + DAY_MS - now.getTime()) / SECOND_MS, text)
}
