import { createHash } from 'node:crypto'
import type { Tiers } from '#shared/search-words/parse-keyword.ts'
import type { Db } from '../../db/connect.ts'
import type { FoundPage } from '../query/found.ts'
import { type Kind, type ResolvedQuery, TOO_FEW } from '../query/resolved-query.ts'
import { countFromCells, isCountedByCell } from './cell-counts.ts'
import { countFound, isLargeTable } from './find-store.ts'

type Total = Pick<FoundPage, 'total' | 'whole'> & { tiers: Tiers | null }
type CachedTotal = { until: number; total: Promise<Total> }
// Counting a large list is slow, so a total is cached as long as browsers may cache the answer.
const CACHE_MS = 30_000
const MAX_CACHED = 5_000
const totals = new WeakMap<Db, Map<string, CachedTotal>>()

/** The total and the tiers it applies to. With few results it adds a tier of partial matches. */
export async function countTotal(
  db: Db,
  kind: Kind,
  resolved: ResolvedQuery,
  isLarge: boolean,
): Promise<Total> {
  if (!isLarge) return countWithPartial(db, kind, resolved, isLarge)
  if (isCountedByCell(resolved))
    return { total: (await countFromCells(db, kind, resolved)).total, tiers: null }
  const { now: _, sort: __, cityOrder: ___, ...asked } = resolved
  const key = createHash('sha1')
    .update(JSON.stringify([kind, asked]))
    .digest('base64')
  const cached = totals.get(db) ?? new Map<string, CachedTotal>()
  totals.set(db, cached)
  const known = cached.get(key)
  if (known && known.until > Date.now()) return known.total
  if (cached.size > MAX_CACHED) cached.clear()
  const total = countWithPartial(db, kind, resolved, isLarge)
  cached.set(key, { until: Date.now() + CACHE_MS, total })
  total.catch(() => cached.delete(key))
  return total
}

/** Counts full matches, and partial ones when there are few. */
async function countWithPartial(
  db: Db,
  kind: Kind,
  resolved: ResolvedQuery,
  isLarge: boolean,
): Promise<Total> {
  const whole = await countFound(db, kind, resolved, { isLarge })
  const { tiers } = resolved
  if (!tiers?.partial || whole >= TOO_FEW) return { total: whole, tiers }
  const all = [...tiers.all, anyOf([...tiers.all.slice(-1), tiers.partial])]
  const wider = { ...tiers, all }
  const total = await countFound(db, kind, { ...resolved, tiers: wider }, { isLarge })
  return { total, tiers: wider, ...(total > whole ? { whole } : {}) }
}

const anyOf = (queries: string[]) => queries.map((query) => `(${query})`).join(' | ')

const sizes = new WeakMap<Db, Map<Kind, { until: number; isLarge: boolean }>>()

/** `isLargeTable`, cached for half a minute. */
export async function isLargeCached(db: Db, kind: Kind): Promise<boolean> {
  const cached = sizes.get(db) ?? new Map()
  sizes.set(db, cached)
  const known = cached.get(kind)
  if (known && known.until > Date.now()) return known.isLarge
  const isLarge = await isLargeTable(db, kind)
  cached.set(kind, { until: Date.now() + CACHE_MS, isLarge })
  return isLarge
}
