import { MINUTE_MS } from '#shared/durations.ts'
import type { Db } from '../../db/connect.ts'
import { codeFits, FACET_CODES } from '../query/facets.ts'
import type { Kind, Wanted } from '../query/wanted.ts'
import { type Counts, countEverything } from './filters-store.ts'

/** Counts by value. `isEstimated`: they come from a sample, or are scaled. */
export type Counted = Pick<Counts, 'cities' | 'rubrics' | 'facets'> & { isEstimated: boolean }

/** Counts of a plain query on a large list, from totals up to a minute old. */
export const countWhole = async (db: Db, kind: Kind, wanted: Wanted): Promise<Counted & { total: number }> =>
  fromEverything(await everything(db, kind, wanted.now), wanted)

type Everything = Awaited<ReturnType<typeof countEverything>>
const KEEP_MS = MINUTE_MS
const kept = new WeakMap<Db, Map<Kind, { until: number; counts: Promise<Everything> }>>()

/** All counts of a large list. After a minute they are renewed in the background while old ones are served. */
async function everything(db: Db, kind: Kind, now: Date): Promise<Everything> {
  const own = kept.get(db) ?? new Map()
  kept.set(db, own)
  const known = own.get(kind)
  if (known && known.until > Date.now()) return known.counts
  const counts = countEverything(db, kind, now)
  own.set(kind, { until: Date.now() + KEEP_MS, counts: known ? known.counts : counts })
  counts.then(
    () => own.set(kind, { until: Date.now() + KEEP_MS, counts }),
    () => own.delete(kind),
  )
  return known ? known.counts : counts
}

/** Whether a query has only filters on rubrics and facets, whose counts are precomputed. */
export const isPlain = ({ tiers, cityIds, payMin, since, names, except }: Wanted) =>
  !tiers && !cityIds && !payMin && !since && names.length + except.length === 0

const allCodes = Array.from({ length: FACET_CODES }, (_, code) => code)

function fromEverything(
  { cells, cities }: Everything,
  { rubricIds, facets }: Wanted,
): Counted & { total: number } {
  const codes = facets && new Set(allCodes.filter((code) => codeFits(code, facets)))
  const byRubric = new Map<number, number>()
  const byFacets = new Map<number, number>()
  const add = (map: Map<number, number>, key: number, count: number) =>
    map.set(key, (map.get(key) ?? 0) + count)
  let [all, fitting] = [0, 0]
  for (const cell of cells) {
    const hasFacets = !codes || codes.has(cell.facets)
    const hasRubric = rubricIds.length === 0 || rubricIds.includes(cell.rubric_id)
    all += cell.count
    if (hasFacets && hasRubric) fitting += cell.count
    if (hasFacets) add(byRubric, cell.rubric_id, cell.count)
    if (hasRubric) add(byFacets, cell.facets, cell.count)
  }
  // City counts are not split by facets, so they are scaled by the matching share.
  const share = all ? fitting / all : 0
  const scaled = new Map([...cities].map(([id, count]) => [id, Math.round(count * share)]))
  return { rubrics: byRubric, facets: byFacets, cities: scaled, isEstimated: fitting !== all, total: fitting }
}
