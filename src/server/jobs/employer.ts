import type { JobCard } from '#shared/contract/jobs.ts'
import type { Db } from '../db/connect.ts'
import { findAnswers, listJobsOf, type Reader } from './store.ts'
import { answerRate, toCard } from './view.ts'

/** An employer's share of answered bids, 0 to 1; null when there are too few bids. Counted hourly. */
export async function readAnswerRate(db: Db, employerId: number): Promise<number | null> {
  const answers = await findAnswers(db, employerId)
  return answers && answerRate(answers)
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
