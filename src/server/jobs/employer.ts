import type { JobCard } from '#shared/contract/jobs.ts'
import type { Db } from '../db/connect.ts'
import { countAnswers, listJobsOf, type Reader } from './store.ts'
import { answerRate, toCard } from './view.ts'

/** An employer's share of answered bids, 0 to 1; null when there are too few bids. */
export async function readAnswerRate(db: Db, employerId: number, now: Date): Promise<number | null> {
  return (await readAnswerRates(db, [employerId], now)).get(employerId) ?? null
}

/** As `readAnswerRate`, for several employers. Employers with too few bids may be missing. */
export async function readAnswerRates(
  db: Db,
  employerIds: number[],
  now: Date,
): Promise<Map<number, number | null>> {
  const counts = await countAnswers(db, [...new Set(employerIds)], now)
  return new Map([...counts].map(([id, answers]) => [id, answerRate(answers)]))
}

/** An employer's listed jobs, latest first, at most `max`. */
export async function readJobsOf(
  db: Db,
  reader: Reader,
  employerId: number,
  max: number,
): Promise<JobCard[]> {
  return (await listJobsOf(db, reader, employerId, max)).map((row) => toCard(row, reader))
}
