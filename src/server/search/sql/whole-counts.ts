import { MINUTE_MS } from '#shared/durations.ts'
import type { Db } from '../../db/connect.ts'
import { codeFits, TERMS_COUNT } from '../query/terms.ts'
import type { Kind, Wanted } from '../query/wanted.ts'
import { type Counts, countEverything } from './filters-store.ts'

/** Counts by value. `isEstimated`: they come from a sample, or are scaled. */
export type Counted = Pick<Counts, 'cities' | 'rubrics' | 'terms'> & { isEstimated: boolean }

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

/** Whether a query has only filters on rubrics and terms, whose counts are precomputed. */
export const isPlain = ({ tiers, cityIds, payMin, since, names, except }: Wanted) =>
  !tiers && !cityIds && !payMin && !since && names.length + except.length === 0

const allCodes = Array.from({ length: TERMS_COUNT }, (_, code) => code)

function fromEverything(
  { cells, cities }: Everything,
  { rubricIds, terms }: Wanted,
): Counted & { total: number } {
  const codes = terms && new Set(allCodes.filter((code) => codeFits(code, terms)))
  const byRubric = new Map<number, number>()
  const byTerms = new Map<number, number>()
  const add = (map: Map<number, number>, key: number, count: number) =>
    map.set(key, (map.get(key) ?? 0) + count)
  let [all, fitting] = [0, 0]
  for (const cell of cells) {
    const hasTerms = !codes || codes.has(cell.terms)
    const hasRubric = rubricIds.length === 0 || rubricIds.includes(cell.rubric_id)
    all += cell.count
    if (hasTerms && hasRubric) fitting += cell.count
    if (hasTerms) add(byRubric, cell.rubric_id, cell.count)
    if (hasRubric) add(byTerms, cell.terms, cell.count)
  }
  // City counts are not split by terms, so they are scaled by the matching share.
  const share = all ? fitting / all : 0
  const scaled = new Map([...cities].map(([id, count]) => [id, Math.round(count * share)]))
  return { rubrics: byRubric, terms: byTerms, cities: scaled, isEstimated: fitting !== all, total: fitting }
}
