import { FACET_CODES } from '../query/facets.ts'
import type { ResolvedQuery } from '../query/resolved-query.ts'
import type { EstimatedCounts } from '../sql/cell-counts.ts'
import { type Bitmap, countRows, subtract } from './bitmap.ts'
import { matchRows } from './find-in-index.ts'
import type { RowIndex } from './row-index.ts'

type CountedColumn = 'cities' | 'rubrics' | 'facets'
type Counts = Record<CountedColumn, Int32Array>

/** Counts matching rows by value. A filter does not apply to its own values. */
export function countInIndex(
  index: RowIndex,
  resolved: ResolvedQuery,
): Omit<EstimatedCounts, 'isEstimated'> & { total: number } {
  const { all, rowsWith, filters } = matchRows(index, resolved)
  const listed = index.listedAt(resolved.now.getTime())
  const found = countValues(index, listed, all)
  const count = (name: CountedColumn) =>
    filters[name]
      ? countValues(index, listed, rowsWith({ ...filters, [name]: null }), name)[name]
      : found[name]
  const { cities, rubrics } = index.columns
  return {
    cities: toMap(count('cities'), cities.ids),
    rubrics: toMap(count('rubrics'), rubrics.ids),
    facets: toMap(count('facets')),
    total: countRows(all),
  }
}

/** Counts the values of each kind, or of `only` one (the other counts are then empty). */
function countValues(index: RowIndex, listed: Bitmap, rows: Bitmap, only?: CountedColumn): Counts {
  const unfiltered = countUnfiltered(index, listed)
  const count = (counted: Bitmap) => (only ? countOne(index, counted, only) : countAll(index, counted))
  if (countRows(rows) * 2 <= unfiltered.total) return count(rows)
  // When most listed rows match, it counts the others and subtracts: fewer rows to visit.
  const others = count(subtract(index.pool.copyOf(listed), rows))
  const rest = (name: CountedColumn) =>
    unfiltered.counts[name].map((sum, number) => sum - (others[name][number] as number))
  return { cities: rest('cities'), rubrics: rest('rubrics'), facets: rest('facets') }
}

type Unfiltered = { counts: Counts; version: number; total: number }
const unfilteredCounts = new WeakMap<RowIndex, Unfiltered>()

function countUnfiltered(index: RowIndex, listed: Bitmap): Unfiltered {
  const known = unfilteredCounts.get(index)
  if (known?.version === index.version()) return known
  const unfiltered = { counts: countAll(index, listed), version: index.version(), total: countRows(listed) }
  unfilteredCounts.set(index, unfiltered)
  return unfiltered
}

const noCounts = ({ columns }: RowIndex): Counts => ({
  cities: new Int32Array(columns.cities.ids.length),
  rubrics: new Int32Array(columns.rubrics.ids.length),
  facets: new Int32Array(FACET_CODES),
})

// Inlined loops: calling a function for each of a million rows takes three times as long.
function countAll(index: RowIndex, rows: Bitmap): Counts {
  const { city, rubric, facets } = index.columns
  const counts = noCounts(index)
  const { cities, rubrics, facets: codes } = counts
  for (let at = 0; at < rows.length; at++) {
    for (let left = rows[at] as number; left !== 0; left &= left - 1) {
      const row = (at << 5) + 31 - Math.clz32(left & -left)
      const inCity = city[row] as number
      const inRubric = rubric[row] as number
      const code = facets[row] as number
      cities[inCity] = (cities[inCity] as number) + 1
      rubrics[inRubric] = (rubrics[inRubric] as number) + 1
      codes[code] = (codes[code] as number) + 1
    }
  }
  return counts
}

function countOne(index: RowIndex, rows: Bitmap, name: CountedColumn): Counts {
  const { city, rubric, facets } = index.columns
  const counts = noCounts(index)
  const own = counts[name]
  const column = { cities: city, rubrics: rubric, facets }[name]
  for (let at = 0; at < rows.length; at++) {
    for (let left = rows[at] as number; left !== 0; left &= left - 1) {
      const value = column[(at << 5) + 31 - Math.clz32(left & -left)] as number
      own[value] = (own[value] as number) + 1
    }
  }
  return counts
}

function toMap(counts: Int32Array, ids?: number[]): Map<number, number> {
  const map = new Map<number, number>()
  for (let number = 0; number < counts.length; number++) {
    const count = counts[number] as number
    if (count) map.set(ids ? (ids[number] as number) : number, count)
  }
  return map
}
