import type { Job } from '#shared/contract/jobs.ts'
import type { VacancyFacts } from '#shared/rules/vacancy-states.ts'
import type { Db } from '../db/connect.ts'
import { readAnswerRate } from './employer.ts'
import { findJobs, findWorkersBid, type Reader } from './store.ts'
import { toJob } from './view.ts'

/** A job whole, but for similar ones, and what decides whether it may be shown. */
export type WholeJob = {
  job: Omit<Job, 'similar'>
  facts: VacancyFacts & { isOwnerBlocked: boolean }
}

/** Jobs by id with everything that stands on their page; those that were never public are left out. */
export async function readWholeJobs(db: Db, reader: Reader, ids: number[]): Promise<WholeJob[]> {
  const rates = new Map<number, number | null>()
  const whole: WholeJob[] = []
  for (const row of await findJobs(db, reader, ids)) {
    if (!row.published_at) continue
    if (!rates.has(row.user_id)) rates.set(row.user_id, await readAnswerRate(db, row.user_id, reader.now))
    const hasBid = reader.workerId !== null && row.my_rate_id !== null
    const bid = hasBid ? await findWorkersBid(db, row.id, reader.workerId ?? 0) : null
    const job = toJob(row, reader)
    whole.push({
      job: {
        ...job,
        employer: { ...job.employer, answer_rate: rates.get(row.user_id) ?? null },
        my_rate: bid && { ...bid, created_at: bid.created_at.toISOString() },
      },
      facts: { ...row, isOwnerBlocked: row.blocked_at !== null },
    })
  }
  return whole
}
