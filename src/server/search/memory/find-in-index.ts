import { MAX_COUNTED } from '../../http/paging.ts'
import type { FoundPage } from '../query/found.ts'
import { type ResolvedQuery, TOO_FEW } from '../query/resolved-query.ts'
import { type Bitmap, countRows, intersect, removeRow, subtract, unite } from './bitmap.ts'
import { pageOf } from './order-rows.ts'
import { applyFilters, type Filters, filtersOf } from './row-filters.ts'
import type { RowIndex } from './row-index.ts'
import { matchWords } from './words-in-index.ts'

type Matched = {
  /** All matching rows. */
  all: Bitmap
  /** How many rows match all words, when `all` includes partial matches. */
  whole?: number
  filters: Filters
  /** Rows that would match with other filters. */
  rowsWith: (filters: Filters) => Bitmap
  /** Text search queries, best first. A row belongs to the first tier that finds it. */
  tiers: string[]
}

/** One page of matching ids and their total, from memory. */
export function findInIndex(
  index: RowIndex,
  resolved: ResolvedQuery,
  { offset, limit }: { offset: number; limit: number },
): Pick<FoundPage, 'ids' | 'total' | 'whole'> {
  const { all, tiers, whole } = matchRows(index, resolved)
  const total = countRows(all)
  const rows =
    resolved.sort === 'relevance'
      ? bestOf(index, all, tiers, resolved, offset, limit)
      : pageOf(index, all, resolved, offset, limit)
  return {
    ids: rows.map((row) => index.columns.id[row] as number),
    total: Math.min(total, MAX_COUNTED),
    ...(whole !== undefined && total > whole ? { whole } : {}),
  }
}

/** Fills the page tier by tier; rows of a finished tier are removed from `left`. */
function bestOf(
  index: RowIndex,
  left: Bitmap,
  tiers: string[],
  resolved: ResolvedQuery,
  offset: number,
  limit: number,
): number[] {
  const found: number[] = []
  let skip = offset
  for (const [position, query] of tiers.entries()) {
    const isLast = position === tiers.length - 1
    const tier = isLast ? left : intersect(matchWords(index, query), left)
    // The first page skips nothing, so it needs no count.
    const count = skip > 0 ? countRows(tier) : Number.POSITIVE_INFINITY
    if (skip < count) found.push(...pageOf(index, tier, resolved, skip, limit - found.length))
    skip = Math.max(0, skip - count)
    if (found.length >= limit || isLast) break
    subtract(left, tier)
  }
  return found
}

/** All matching rows. Its bitmaps are valid until the next query. */
export function matchRows(index: RowIndex, resolved: ResolvedQuery): Matched {
  index.pool.releaseAll()
  const listed = without(index, index.listedAt(resolved.now.getTime()), resolved.except)
  const filters = filtersOf(index, resolved)
  const { tiers } = resolved
  const within = (rows: Bitmap) => (asked: Filters) => applyFilters(index.pool.copyOf(rows), asked)
  if (!tiers) {
    const rowsWith = within(listed)
    return { all: rowsWith(filters), filters, rowsWith, tiers: [] }
  }
  const rows = intersect(matchWords(index, tiers.all.at(-1) as string), listed)
  const all = within(rows)(filters)
  const whole = countRows(all)
  if (!tiers.partial || whole >= TOO_FEW) return { all, filters, rowsWith: within(rows), tiers: tiers.all }
  unite(rows, intersect(matchWords(index, tiers.partial), listed))
  const rowsWith = within(rows)
  return { all: rowsWith(filters), whole, filters, rowsWith, tiers: [...tiers.all, tiers.partial] }
}

function without(index: RowIndex, listed: Bitmap, except: readonly number[]): Bitmap {
  if (except.length === 0) return listed
  const rows = index.pool.copyOf(listed)
  for (const id of except) {
    const position = index.positionOf(id)
    if (position !== undefined) removeRow(rows, position)
  }
  return rows
}
