import { createHash } from 'node:crypto'
import type { JobsQuery, OffersQuery } from '#shared/contract/search.ts'
import { distanceKm } from '#shared/rules/distance.ts'
import type { Db } from '../db/connect.ts'
import { Problem } from '../http/problem.ts'
import type { Knowledge } from './language/knowledge.ts'
import { bodyStemsOf, currentLookups } from './language/lookups-store.ts'
import { keywordsOf, parseKeyword, type Tiers } from './language/parse-keyword.ts'
import { currentIndex } from './memory/current-index.ts'
import { findInIndex } from './memory/find-in-index.ts'
import { termsWanted } from './query/terms.ts'
import { countFound, findIds, isLargeTable, type Kind, type Wanted } from './sql/find-store.ts'
import { countWhole, isPlain } from './sql/whole-counts.ts'

/** What can be asked of either list; offers know fewer terms, jobs no names. */
export type ListQuery = Omit<
  JobsQuery,
  'page' | 'per_page' | 'employment_type' | 'employer_kind' | 'german_level'
> &
  Partial<Pick<JobsQuery, 'employment_type' | 'employer_kind' | 'german_level'>> &
  Partial<Pick<OffersQuery, 'names'>>

export type Found = {
  ids: number[]
  /** Exact to 10,000, one more above. */
  total: number
  /** How many fit all words, when the list goes on with what fits some of them. */
  whole?: number
  /** How far a city is from the asked place; undefined without one. */
  distanceTo: (cityId: number) => number | undefined
}

// With less than this the answer goes on with what fits in part.
const TOO_FEW = 10

/** One page of what is listed and asked for, as ids: best first with a keyword, else newest, or as asked. */
export async function findListed(
  db: Db,
  kind: Kind,
  query: ListQuery,
  { page, per_page }: { page: number; per_page: number },
  now: Date,
): Promise<Found> {
  const { wanted, distanceTo } = await prepare(db, query, now)
  if (!wanted) return { ids: [], total: 0, distanceTo }
  const isLarge = await isLargeKept(db, kind)
  const index = isLarge && !wanted.names.length ? await currentIndex(db, kind) : null
  if (index) {
    const range = { offset: (page - 1) * per_page, limit: per_page }
    return { ...findInIndex(index, wanted, range), distanceTo }
  }
  const range = { offset: (page - 1) * per_page, limit: per_page, isLarge }
  const { tiers, ...totals } = await totalOf(db, kind, wanted, isLarge)
  const ids = range.offset < totals.total ? await findIds(db, kind, { ...wanted, tiers }, range) : []
  return { ids, ...totals, distanceTo }
}

/** A query in the database's terms; null when nothing can fit it. Also what filter counts start from. */
export async function prepare(
  db: Db,
  query: ListQuery,
  now: Date,
): Promise<{ wanted: Wanted | null; distanceTo: Found['distanceTo'] }> {
  const lookups = await currentLookups(db)
  const { knowledge } = lookups
  const origin = originOf(query, knowledge)
  const distanceTo = distancesFrom(origin, knowledge)
  const words = keywordsOf(query.q)
  const tiers = words.length
    ? parseKeyword(query.q, { ...lookups, bodyStems: await bodyStemsOf(db, query.q) })
    : null
  const cityIds = citiesOf(query, knowledge, origin)
  const nothing = (query.q !== '' && !tiers) || cityIds?.length === 0
  if (nothing) return { wanted: null, distanceTo }
  const { sort: asked = 'relevance' } = query
  const sort = asked === 'relevance' && !tiers ? 'new' : asked
  const wanted: Wanted = {
    // In any other order what fits in part would stand before and between what fits whole.
    tiers: tiers && sort !== 'relevance' ? { ...tiers, part: null } : tiers,
    ...{ now, sort, cityIds, rubricIds: query.rubric_ids, names: query.names ?? [] },
    terms: termsWanted(query),
    payMin: query.pay_min
      ? { column: query.pay_type ? 'pay_cents' : 'month_cents', cents: Math.ceil(query.pay_min * 100) }
      : null,
  }
  return { wanted, distanceTo }
}

type Place = { lat: number; lon: number }

function originOf(
  { lat, lon, city_ids, city_names, radius_km, sort }: ListQuery,
  knowledge: Knowledge,
): Place | null {
  if (lat !== undefined && lon !== undefined) return { lat, lon }
  const [first] = [...city_ids, ...city_names.flatMap(knowledge.citiesLike)]
  const city = knowledge.cities.find(({ id }) => id === first)
  if (city && (radius_km !== undefined || sort === 'near')) return city
  if (radius_km !== undefined || sort === 'near')
    throw new Problem(422, 'invalid', { fields: { lat: ['required'] } })
  return null
}

function distancesFrom(origin: Place | null, knowledge: Knowledge): Found['distanceTo'] {
  if (!origin) return () => undefined
  const cities = new Map(knowledge.cities.map((city) => [city.id, city]))
  return (cityId) => {
    const city = cities.get(cityId)
    return city && Math.round(distanceKm(origin, city) * 10) / 10
  }
}

function citiesOf(query: ListQuery, knowledge: Knowledge, origin: Place | null): number[] | null {
  const chosen = [...new Set([...query.city_ids, ...query.city_names.flatMap(knowledge.citiesLike)])]
  const isChosen = query.city_ids.length + query.city_names.length > 0
  const { radius_km } = query
  const around = (place: Place, km: number) => knowledge.citiesAround(place, km).map(({ id }) => id)
  if (radius_km === undefined) {
    if (query.sort !== 'near' || !origin) return isChosen ? chosen : null
    return around(origin, Number.POSITIVE_INFINITY).filter((id) => !isChosen || chosen.includes(id))
  }
  const hasPlace = query.lat !== undefined && query.lon !== undefined
  if (hasPlace || !isChosen) return origin ? around(origin, radius_km) : null
  const centres = knowledge.cities.filter(({ id }) => chosen.includes(id))
  const within = new Set(centres.flatMap((centre) => around(centre, radius_km)))
  return origin ? around(origin, Number.POSITIVE_INFINITY).filter((id) => within.has(id)) : [...within]
}

type Total = Pick<Found, 'total' | 'whole'> & { tiers: Tiers | null }
type Kept = { until: number; total: Promise<Total> }
// Where so much is listed that counting costs, a total stays as long as the answer itself may be kept.
const KEEP_MS = 30_000
const MOST_KEPT = 5_000
const totals = new WeakMap<Db, Map<string, Kept>>()

/** The total, and the tiers it holds for: wider ones when next to nothing fits whole. */
export async function totalOf(db: Db, kind: Kind, wanted: Wanted, isLarge: boolean): Promise<Total> {
  if (!isLarge) return countWithPart(db, kind, wanted, isLarge)
  if (isPlain(wanted)) return { total: (await countWhole(db, kind, wanted)).total, tiers: null }
  const { now: _, sort: __, ...asked } = wanted
  const key = createHash('sha1')
    .update(JSON.stringify([kind, asked]))
    .digest('base64')
  const kept = totals.get(db) ?? new Map<string, Kept>()
  totals.set(db, kept)
  const known = kept.get(key)
  if (known && known.until > Date.now()) return known.total
  if (kept.size > MOST_KEPT) kept.clear()
  const total = countWithPart(db, kind, wanted, isLarge)
  kept.set(key, { until: Date.now() + KEEP_MS, total })
  total.catch(() => kept.delete(key))
  return total
}

/** Counts, and goes on with what fits in part when next to nothing fits whole. */
async function countWithPart(db: Db, kind: Kind, wanted: Wanted, isLarge: boolean): Promise<Total> {
  const whole = await countFound(db, kind, wanted, { isLarge })
  const { tiers } = wanted
  if (!tiers?.part || whole >= TOO_FEW) return { total: whole, tiers }
  const all = [...tiers.all, any([...tiers.all.slice(-1), tiers.part])]
  const wider = { ...tiers, all }
  const total = await countFound(db, kind, { ...wanted, tiers: wider }, { isLarge })
  return { total, tiers: wider, ...(total > whole ? { whole } : {}) }
}

const any = (queries: string[]) => queries.map((query) => `(${query})`).join(' | ')

const sizes = new WeakMap<Db, Map<Kind, { until: number; isLarge: boolean }>>()

/** As `isLargeTable`, asked anew every half minute. */
export async function isLargeKept(db: Db, kind: Kind): Promise<boolean> {
  const kept = sizes.get(db) ?? new Map()
  sizes.set(db, kept)
  const known = kept.get(kind)
  if (known && known.until > Date.now()) return known.isLarge
  const isLarge = await isLargeTable(db, kind)
  kept.set(kind, { until: Date.now() + KEEP_MS, isLarge })
  return isLarge
}
