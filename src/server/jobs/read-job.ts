import type { Job, JobCard } from '#shared/contract/jobs.ts'
import { canReadJob, isListed } from '#shared/rules/vacancy-states.ts'
import { ownsVacancy } from '../db/company-rights.ts'
import type { Db } from '../db/connect.ts'
import { favouriteMarks } from '../favourites/mark.ts'
import type { Actor } from '../http/app-type.ts'
import { notFound } from '../http/problem.ts'
import { findNearest } from '../search/find.ts'
import { findJob, findWorkersBid, type JobRow, listCards, listCompanyJobs, type Reader } from './store.ts'
import { toCard, toJob, toMyRate } from './view.ts'

const SIMILAR_JOBS = 4
const COMPANY_JOBS = 5

/**
 * A job's page. A job that is no longer listed stays readable for 30 days, and for its owner (or their company)
 * and bidders.
 * @throws Problem 404
 */
export async function readJob(db: Db, reader: Reader, actor: Actor | null, slug: string): Promise<Job> {
  const row = await findJob(db, reader, slug)
  if (!row) throw notFound()
  const bid = reader.workerId === null ? null : await findWorkersBid(db, row.id, reader.workerId)
  const isParty = bid !== null || (await isOwner(db, reader, actor, row))
  if (!canReadJob(row, reader.now, isParty)) throw notFound()
  if (row.blocked_at && !isParty) throw notFound()
  const job = toJob(row, reader)
  const [near, company_jobs] = await Promise.all([listSimilar(db, reader, row), otherJobs(db, reader, row)])
  // The company's jobs are on the page already.
  const named = new Set(company_jobs.map((one) => one.slug))
  const similar = near.filter((card) => !named.has(card.slug)).slice(0, SIMILAR_JOBS)
  const mark = await favouriteMarks(db, actor, 'jobs', [job, ...similar])
  return {
    ...mark(job),
    my_rate: bid && bid.state !== 'withdrawn' ? toMyRate(bid) : null,
    company_jobs,
    similar: similar.map(mark),
  }
}

/** Whether a job is the actor's or their company's. Not looked up for jobs that everybody may read. */
async function isOwner(db: Db, { now }: Reader, actor: Actor | null, row: JobRow): Promise<boolean> {
  if (!actor || (isListed(row, now) && !row.blocked_at)) return false
  return ownsVacancy(db, actor.id, row.id)
}

const otherJobs = async (db: Db, reader: Reader, { id, company_id }: JobRow): Promise<Job['company_jobs']> =>
  company_id === null
    ? []
    : listCompanyJobs(db, reader, { companyId: company_id, except: id, count: COMPANY_JOBS })

/**
 * Listed jobs of the same rubric, nearest first, then newest, with their distance from the job: more than are shown where
 * some of them may be the company's.
 */
async function listSimilar(db: Db, reader: Reader, row: JobRow): Promise<JobCard[]> {
  const { id, company_id, rubric_id, lat, lon } = row
  const near = { rubric_id, lat, lon, except: id }
  const count = SIMILAR_JOBS + (company_id === null ? 0 : COMPANY_JOBS)
  const { ids, distanceTo } = await findNearest(db, near, count, reader.now)
  const rows = await listCards(db, reader, ids)
  return rows.map((row) => toCard(row, reader, distanceTo(row.city_id)))
}
