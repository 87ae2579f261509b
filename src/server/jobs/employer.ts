import type { JobCard } from '#shared/contract/jobs.ts'
import type { Db } from '../db/connect.ts'
import { countAnswers, listJobsOf, type Reader } from './store.ts'
import { answerRate, toCard } from './view.ts'

/** An employer's share of answered bids, 0 to 1; null when there are too few bids. */
export async function readAnswerRate(db: Db, employerId: number, now: Date): Promise<number | null> {
  return answerRate(await countAnswers(db, employerId, now))
}

/** An employer's listed jobs, latest first, at most `most`. */
export async function readJobsOf(
  db: Db,
  reader: Reader,
  employerId: number,
  most: number,
): Promise<JobCard[]> {
  return (await listJobsOf(db, reader, employerId, most)).map((row) => toCard(row, reader))
}
