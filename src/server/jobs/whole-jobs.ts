import type { Job } from '#shared/contract/jobs.ts'
import { type VacancyFacts, wasPublic } from '#shared/rules/vacancy-states.ts'
import type { Db } from '../db/connect.ts'
import {
  findFavouriteJobs,
  findJobs,
  findWorkersBids,
  type JobRow,
  type Reader,
  type WorkersBid,
} from './store.ts'
import { toJob, toMyRate } from './view.ts'

/** A job with all details except other jobs, and the facts of its state. `job` is null when it was taken down. */
export type JobWithState = {
  id: number
  slug: string
  title: string
  job: Omit<Job, 'similar' | 'company_jobs'> | null
  facts: VacancyFacts & { isOwnerBlocked: boolean }
}

/** Jobs by id with all details of their page, without jobs that were never public. */
export const readWholeJobs = async (db: Db, reader: Reader, ids: number[]): Promise<JobWithState[]> =>
  withDetails(db, reader, await findJobs(db, reader, ids))

/** A worker's favourite jobs as `readWholeJobs`, the last added first. */
export async function readWholeFavourites(
  db: Db,
  reader: Reader & { workerId: number },
): Promise<(JobWithState & { added_at: Date })[]> {
  const rows = await findFavouriteJobs(db, reader.language, reader.workerId)
  const addedAt = new Map(rows.map(({ id, added_at }) => [id, added_at]))
  const jobs = await withDetails(db, reader, rows)
  return jobs.map((job) => ({ ...job, added_at: addedAt.get(job.id) as Date }))
}

async function withDetails(db: Db, reader: Reader, found: JobRow[]): Promise<JobWithState[]> {
  const rows = found.filter(({ published_at }) => published_at)
  const bidOn = rows.flatMap(({ id, my_rate_id }) => (my_rate_id === null ? [] : [id]))
  const bids =
    reader.workerId !== null && bidOn.length ? await findWorkersBids(db, bidOn, reader.workerId) : new Map()
  return rows.map((row) => {
    const { id, slug, title } = row
    const job = wasPublic(row) ? toWholeJob(row, reader, bids.get(id) ?? null) : null
    return { id, slug, title, job, facts: { ...row, isOwnerBlocked: row.blocked_at !== null } }
  })
}

function toWholeJob(row: JobRow, reader: Reader, bid: WorkersBid | null) {
  return {
    ...toJob(row, reader),
    my_rate: bid && toMyRate(bid),
  }
}
