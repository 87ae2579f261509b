import type { FastifyRequest } from 'fastify'
import type { JobCard, WholeJob } from '#shared/contract/jobs.ts'
import { LIMITS } from '#shared/contract/limits.ts'
import type { Db } from '../db/connect.ts'
import { markFavorites } from '../favourites/mark.ts'
import { hiddenIdsOf } from '../hidden-jobs/hidden-ids.ts'
import { findListed } from '../search/find.ts'
import { type ListMeta, listMetaOf } from '../search/query/found.ts'
import type { ListQuery } from '../search/query/resolve-query.ts'
import { inSearchQueue } from '../search/search-queue.ts'
import { listCards, type Reader } from './store.ts'
import { toCard } from './view.ts'
import { readWholeJobs } from './whole-jobs.ts'

/** The reader of a request: the language, the time, and the worker whose bids are shown. */
export const readerOf = (
  { language, actor }: Pick<FastifyRequest, 'language' | 'actor'>,
  now: Date,
): Reader => ({
  language,
  now,
  workerId: actor?.role === 'worker' ? actor.id : null,
})

/** One page of the listed jobs that match a query, as cards, with the hit count (at most 10,001). */
export async function listJobs(
  db: Db,
  { language, actor }: Pick<FastifyRequest, 'language' | 'actor'>,
  query: ListQuery & { page: number; per_page: number },
  now: Date,
): Promise<{ cards: JobCard[]; total: number; listMeta: ListMeta }> {
  const reader = readerOf({ language, actor }, now)
  const wanted = { ...query, except: await hiddenIdsOf(db, actor) }
  const { ids, distanceTo, total, ...found } = await inSearchQueue(() =>
    findListed(db, 'jobs', wanted, query, now),
  )
  const rows = await listCards(db, reader, ids)
  const cards = rows.map((row) => toCard(row, reader, distanceTo(row.city_id)))
  return { cards: await markFavorites(db, actor, 'jobs', cards), total, listMeta: listMetaOf(found) }
}

/**
 * One page of the first `LIMITS.wholeJobs` jobs that match a query, without those that the reader has hidden. Their details
 * are the same for all readers: they are stored on the device for whoever uses it.
 */
export async function listWholeJobs(
  db: Db,
  { language, actor }: Pick<FastifyRequest, 'language' | 'actor'>,
  query: ListQuery & { page: number; per_page: number },
  now: Date,
): Promise<{ jobs: WholeJob[]; total: number; listMeta: ListMeta }> {
  const wanted = { ...query, except: await hiddenIdsOf(db, actor) }
  const { distanceTo, total, ...found } = await inSearchQueue(() =>
    findListed(db, 'jobs', wanted, query, now),
  )
  const ids = found.ids.slice(0, Math.max(0, LIMITS.wholeJobs - (query.page - 1) * query.per_page))
  const whole = await readWholeJobs(db, readerOf({ language, actor: null }, now), ids)
  const byId = new Map(
    whole.flatMap(({ id, job, facts }) => (job?.is_open && !facts.isOwnerBlocked ? [[id, job]] : [])),
  )
  const jobs = ids.flatMap((id) => {
    const job = byId.get(id)
    const distance_km = job && distanceTo(job.city.id)
    return job ? [{ ...job, ...(distance_km === undefined ? {} : { distance_km }) }] : []
  })
  return { jobs, total: Math.min(total, LIMITS.wholeJobs), listMeta: listMetaOf(found) }
}
