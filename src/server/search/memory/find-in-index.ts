import type { Found } from '../query/found.ts'
import { MAX_COUNTED, type Wanted } from '../query/wanted.ts'
import { addAll, type Bitmap, countRows, dropRow, keepCommon, removeAll } from './bitmap.ts'
import { type Filters, filtersOf, narrow } from './narrow.ts'
import { pageOf } from './order-rows.ts'
import type { RowIndex } from './row-index.ts'
import { matchWords } from './words-in-index.ts'

// Same limit as in totals.ts: with fewer results, partial matches follow.
const TOO_FEW = 10

type Matched = {
  /** All matching rows. */
  all: Bitmap
  /** How many rows match all words, when `all` includes partial matches. */
  whole?: number
  filters: Filters
  /** Rows that would match with other filters. */
  fitting: (filters: Filters) => Bitmap
  /** Text search queries, best first. A row belongs to the first tier that finds it. */
  tiers: string[]
}

/** One page of matching ids and their total, from memory. */
export function findInIndex(
  index: RowIndex,
  wanted: Wanted,
  { offset, limit }: { offset: number; limit: number },
): Pick<Found, 'ids' | 'total' | 'whole'> {
  const { all, tiers, whole } = matchRows(index, wanted)
  const total = countRows(all)
  const rows =
    wanted.sort === 'relevance'
      ? bestOf(index, all, tiers, wanted, offset, limit)
      : pageOf(index, all, wanted, offset, limit)
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
  wanted: Wanted,
  offset: number,
  limit: number,
): number[] {
  const found: number[] = []
  let skip = offset
  for (const [place, query] of tiers.entries()) {
    const isLast = place === tiers.length - 1
    const tier = isLast ? left : keepCommon(matchWords(index, query), left)
    // The first page skips nothing, so it needs no count.
    const count = skip > 0 ? countRows(tier) : Number.POSITIVE_INFINITY
    if (skip < count) found.push(...pageOf(index, tier, wanted, skip, limit - found.length))
    if (found.length >= limit || isLast) break
    removeAll(left, tier)
    skip = Math.max(0, skip - count)
  }
  return found
}

/** All matching rows. Its bitmaps are valid until the next query. */
export function matchRows(index: RowIndex, wanted: Wanted): Matched {
  index.scratch.releaseAll()
  const listed = without(index, index.listedAt(wanted.now.getTime()), wanted.except)
  const filters = filtersOf(index, wanted)
  const { tiers } = wanted
  const within = (rows: Bitmap) => (asked: Filters) => narrow(index.scratch.copyOf(rows), asked)
  if (!tiers) {
    const fitting = within(listed)
    return { all: fitting(filters), filters, fitting, tiers: [] }
  }
  const rows = keepCommon(matchWords(index, tiers.all.at(-1) as string), listed)
  const all = within(rows)(filters)
  const whole = countRows(all)
  if (!tiers.part || whole >= TOO_FEW) return { all, filters, fitting: within(rows), tiers: tiers.all }
  addAll(rows, keepCommon(matchWords(index, tiers.part), listed))
  const fitting = within(rows)
  return { all: fitting(filters), whole, filters, fitting, tiers: [...tiers.all, tiers.part] }
}

function without(index: RowIndex, listed: Bitmap, except: readonly number[]): Bitmap {
  if (except.length === 0) return listed
  const rows = index.scratch.copyOf(listed)
  for (const id of except) {
    const place = index.placeOf(id)
    if (place !== undefined) dropRow(rows, place)
  }
  return rows
}
