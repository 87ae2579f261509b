import type { Job } from '#shared/contract/jobs.ts'
import { type VacancyFacts, wasPublic } from '#shared/rules/vacancy-states.ts'
import type { Db } from '../db/connect.ts'
import { type FavouriteJobRow, findFavouriteJobs, findJobs, type JobRow, type Reader } from './store.ts'
import { toJob, toMyRate } from './view.ts'

type WholeJob = Omit<Job, 'my_rate' | 'similar' | 'company_jobs'>

/** A job with all details except bid and other jobs, and the facts of its state. `job` is null when it was taken down. */
export type JobWithState<Details = WholeJob> = {
  id: number
  slug: string
  title: string
  job: Details | null
  facts: VacancyFacts & { isOwnerBlocked: boolean }
}

/** Jobs by id with all details of their page, without jobs that were never public. */
export async function readWholeJobs(db: Db, reader: Reader, ids: number[]): Promise<JobWithState[]> {
  const rows = await findJobs(db, reader, ids)
  return rows
    .filter(({ published_at }) => published_at)
    .map((row) => withState(row, () => toJob(row, reader)))
}

/** A worker's favourite jobs as `readWholeJobs`, the last added first, with the worker's open bids. */
export async function readWholeFavourites(db: Db, reader: Reader & { workerId: number }) {
  const rows = await findFavouriteJobs(db, reader.language, reader.workerId)
  return rows
    .filter(({ published_at }) => published_at)
    .map((row) => ({
      ...withState(row, () => ({ ...toJob(row, reader), my_rate: bidOf(row) })),
      added_at: row.added_at,
    }))
}

function withState<Details>(row: JobRow, makeDetails: () => Details): JobWithState<Details> {
  const { id, slug, title } = row
  const facts = { ...row, isOwnerBlocked: row.blocked_at !== null }
  return { id, slug, title, job: wasPublic(row) ? makeDetails() : null, facts }
}

/** The worker's open bid on a job, or null. */
function bidOf(row: FavouriteJobRow): Job['my_rate'] {
  const { my_rate_id: id, bid_text: text, bid_state: state, bid_created_at: created_at } = row
  if (id === null || text === null || state === null || created_at === null) return null
  return toMyRate({
    id,
    text,
    pay_amount: row.bid_pay_amount,
    pay_type: row.bid_pay_type,
    state,
    decline_reason: row.bid_decline_reason,
    created_at,
    changed_at: row.bid_changed_at,
    removed_at: row.removed_at,
    removed_reason: row.removed_reason,
    removed_ground: row.removed_ground,
  })
}
