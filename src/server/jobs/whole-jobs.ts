import type { Job } from '#shared/contract/jobs.ts'
import { type VacancyFacts, wasPublic } from '#shared/rules/vacancy-states.ts'
import type { Db } from '../db/connect.ts'
import { readAnswerRate } from './employer.ts'
import { findJobs, findWorkersBid, type JobRow, type Reader } from './store.ts'
import { toJob } from './view.ts'

/** A job with all details except similar jobs, and the facts of its state. `job` is null when it was taken down. */
export type WholeJob = {
  id: number
  slug: string
  title: string
  job: Omit<Job, 'similar'> | null
  facts: VacancyFacts & { isOwnerBlocked: boolean }
}

/** Jobs by id with all details of their page, without jobs that were never public. */
export async function readWholeJobs(db: Db, reader: Reader, ids: number[]): Promise<WholeJob[]> {
  const rates = new Map<number, number | null>()
  const whole: WholeJob[] = []
  for (const row of await findJobs(db, reader, ids)) {
    if (!row.published_at) continue
    if (!rates.has(row.user_id)) rates.set(row.user_id, await readAnswerRate(db, row.user_id, reader.now))
    const { id, slug, title } = row
    const job = wasPublic(row) ? await readWhole(db, reader, row, rates.get(row.user_id) ?? null) : null
    whole.push({ id, slug, title, job, facts: { ...row, isOwnerBlocked: row.blocked_at !== null } })
  }
  return whole
}

async function readWhole(db: Db, reader: Reader, row: JobRow, answer_rate: number | null) {
  const { workerId } = reader
  const bid = workerId !== null && row.my_rate_id !== null && (await findWorkersBid(db, row.id, workerId))
  const job = toJob(row, reader)
  return {
    ...job,
    employer: { ...job.employer, answer_rate },
    my_rate: bid ? { ...bid, created_at: bid.created_at.toISOString() } : null,
  }
}
