import { MINUTE_MS } from '#shared/durations.ts'
import type { Db } from '../../db/connect.ts'
import { FACET_CODES, matchesFilter } from '../query/facets.ts'
import type { Kind, ResolvedQuery } from '../query/resolved-query.ts'
import { type Counts, countCells } from './filters-store.ts'

/** Counts by value. `isEstimated`: they come from a sample, or are scaled. */
export type EstimatedCounts = Pick<Counts, 'cities' | 'rubrics' | 'facets'> & { isEstimated: boolean }

/**
 * Counts of a query on a large list, from the number of rows in each cell: rubric and facets. The numbers are up to a
 * minute old.
 */
export const countFromCells = async (
  db: Db,
  kind: Kind,
  resolved: ResolvedQuery,
): Promise<EstimatedCounts & { total: number }> =>
  fromCells(await cachedCells(db, kind, resolved.now), resolved)

type Cells = Awaited<ReturnType<typeof countCells>>
const KEEP_MS = MINUTE_MS
const cellsByDb = new WeakMap<Db, Map<Kind, { until: number; counts: Promise<Cells> }>>()

/** All counts of a large list. After a minute they are renewed in the background while old ones are served. */
async function cachedCells(db: Db, kind: Kind, now: Date): Promise<Cells> {
  const own = cellsByDb.get(db) ?? new Map()
  cellsByDb.set(db, own)
  const known = own.get(kind)
  if (known && known.until > Date.now()) return known.counts
  const counts = countCells(db, kind, now)
  own.set(kind, { until: Date.now() + KEEP_MS, counts: known ? known.counts : counts })
  counts.then(
    () => own.set(kind, { until: Date.now() + KEEP_MS, counts }),
    () => own.delete(kind),
  )
  return known ? known.counts : counts
}

/** Whether a query has only filters on rubrics and facets, whose counts are precomputed. */
export const isCountedByCell = (query: ResolvedQuery) =>
  !query.tiers &&
  !query.cityIds &&
  !query.payMin &&
  !query.since &&
  query.startsBy === null &&
  !query.hoursMax &&
  query.names.length + query.except.length === 0

const allCodes = Array.from({ length: FACET_CODES }, (_, code) => code)

function fromCells(
  { cells, cities }: Cells,
  { rubricIds, facets }: ResolvedQuery,
): EstimatedCounts & { total: number } {
  const codes = facets && new Set(allCodes.filter((code) => matchesFilter(code, facets)))
  const byRubric = new Map<number, number>()
  const byFacets = new Map<number, number>()
  const add = (map: Map<number, number>, key: number, count: number) =>
    map.set(key, (map.get(key) ?? 0) + count)
  let [all, matching] = [0, 0]
  for (const cell of cells) {
    const hasFacets = !codes || codes.has(cell.facets)
    const hasRubric = rubricIds.length === 0 || rubricIds.includes(cell.rubric_id)
    all += cell.count
    if (hasFacets && hasRubric) matching += cell.count
    if (hasFacets) add(byRubric, cell.rubric_id, cell.count)
    if (hasRubric) add(byFacets, cell.facets, cell.count)
  }
  // City counts are not split by facets, so they are scaled by the matching share.
  const share = all ? matching / all : 0
  const scaled = new Map([...cities].map(([id, count]) => [id, Math.round(count * share)]))
  return {
    rubrics: byRubric,
    facets: byFacets,
    cities: scaled,
    isEstimated: matching !== all,
    total: matching,
  }
}
