import type { JobCard } from '#shared/contract/jobs.ts'
import type { Db } from '../db/connect.ts'
import { countAnswers, listJobsOf, type Reader } from './store.ts'
import { answerRate, toCard } from './view.ts'

/** An employer's share of bids answered, 0 to 1; null while there are too few to tell. */
export async function readAnswerRate(db: Db, employerId: number, now: Date): Promise<number | null> {
  return answerRate(await countAnswers(db, employerId, now))
}

/** What an employer has listed now, latest first, `most` of them. */
export async function readJobsOf(
  db: Db,
  reader: Reader,
  employerId: number,
  most: number,
): Promise<JobCard[]> {
  return (await listJobsOf(db, reader, employerId, most)).map((row) => toCard(row, reader))
}
