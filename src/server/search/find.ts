import type { Db } from '../db/connect.ts'
import { currentKnowledge } from './language/lookups-store.ts'
import { currentIndex } from './memory/current-index.ts'
import { findInIndex } from './memory/find-in-index.ts'
import type { FoundPage } from './query/found.ts'
import { distancesFrom, type ListQuery, resolveQuery } from './query/resolve-query.ts'
import type { Kind } from './query/resolved-query.ts'
import { findIds } from './sql/find-store.ts'
import { type NearestQuery, nearestJobs } from './sql/nearest-store.ts'
import { countTotal, isLargeCached } from './sql/totals.ts'

/** One page of listed ids that match a query. The default order is relevance with a keyword, else newest first. */
export async function findListed(
  db: Db,
  kind: Kind,
  query: ListQuery,
  { page, per_page }: { page: number; per_page: number },
  now: Date,
): Promise<FoundPage> {
  const isLarge = await isLargeCached(db, kind)
  const { resolved, distanceTo, place } = await resolveQuery(db, query, now, isLarge)
  if (!resolved) return { ids: [], total: 0, distanceTo, place }
  const index = isLarge && !resolved.names.length ? await currentIndex(db, kind) : null
  if (index) {
    const range = { offset: (page - 1) * per_page, limit: per_page }
    return { ...findInIndex(index, resolved, range), distanceTo, place }
  }
  const range = { offset: (page - 1) * per_page, limit: per_page, isLarge }
  const { tiers, ...totals } = await countTotal(db, kind, resolved, isLarge)
  const ids = range.offset < totals.total ? await findIds(db, kind, { ...resolved, tiers }, range) : []
  return { ids, ...totals, distanceTo, place }
}

/** Listed jobs of the same rubric, nearest first, then newest, with the distances of their cities. */
export async function findNearest(
  db: Db,
  near: NearestQuery,
  limit: number,
  now: Date,
): Promise<Pick<FoundPage, 'ids' | 'distanceTo'>> {
  const { rubric_id, lat, lon, except } = near
  if (!(await isLargeCached(db, 'jobs'))) {
    const distanceTo = distancesFrom([{ lat, lon }], await currentKnowledge(db))
    return { ids: await nearestJobs(db, near, limit, now), distanceTo }
  }
  const query = { q: '', city_ids: [], city_names: [], rubric_ids: [rubric_id], language: [], lat, lon }
  const around = { ...query, sort: 'near' as const }
  const { ids, distanceTo } = await findListed(db, 'jobs', around, { page: 1, per_page: limit + 1 }, now)
  return { ids: ids.filter((id) => id !== except).slice(0, limit), distanceTo }
}
