import { type Bitmap, countRows, takeOut } from './bitmap.ts'
import { matchRows } from './find-in-index.ts'
import type { Wanted } from './find-store.ts'
import type { RowIndex } from './row-index.ts'
import type { Counted } from './whole-counts.ts'

const CODES = 840

type Named = 'cities' | 'rubrics' | 'terms'

/** How many of what is wanted have each value, each filter left out where its own values are counted. */
export function countInIndex(index: RowIndex, wanted: Wanted): Omit<Counted, 'isCut'> & { total: number } {
  const { all, fitting, filters } = matchRows(index, wanted)
  const listed = index.listedAt(wanted.now.getTime())
  const count = (name: Named) =>
    countValues(index, name, listed, filters[name] ? fitting({ ...filters, [name]: null }) : all)
  const { cities, rubrics } = index.columns
  return {
    cities: toMap(count('cities'), cities.ids),
    rubrics: toMap(count('rubrics'), rubrics.ids),
    terms: toMap(count('terms')),
    total: countRows(all),
  }
}

/** Counts values. Of more than half of what is listed it counts the others, and takes them away from the whole. */
function countValues(index: RowIndex, name: Named, listed: Bitmap, rows: Bitmap): Uint32Array {
  const whole = countWhole(index, listed)
  if (countRows(rows) * 2 <= whole.total) return countRowsBy(index, name, rows)
  const others = countRowsBy(index, name, takeOut(index.scratch.copyOf(listed), rows))
  return whole[name].map((count, number) => count - (others[number] as number))
}

type Whole = Record<Named, Uint32Array> & { version: number; total: number }
const wholes = new WeakMap<RowIndex, Whole>()

function countWhole(index: RowIndex, listed: Bitmap): Whole {
  const known = wholes.get(index)
  if (known?.version === index.version()) return known
  const by = (name: Named) => countRowsBy(index, name, listed)
  const counts = { cities: by('cities'), rubrics: by('rubrics'), terms: by('terms') }
  const whole = { ...counts, version: index.version(), total: countRows(listed) }
  wholes.set(index, whole)
  return whole
}

function countRowsBy({ columns }: RowIndex, name: Named, rows: Bitmap): Uint32Array {
  const { cities, rubrics, city, rubric, terms } = columns
  if (name === 'cities') return countBy(city, cities.ids.length, rows)
  if (name === 'rubrics') return countBy(rubric, rubrics.ids.length, rows)
  return countBy(terms, CODES, rows)
}

// Not through eachFromLast: to ask a function about each of a million rows takes three times as long.
function countBy(column: Uint16Array, values: number, rows: Bitmap): Uint32Array {
  const counts = new Uint32Array(values)
  for (let at = 0; at < rows.length; at++) {
    let word = rows[at] as number
    while (word !== 0) {
      const bit = 31 - Math.clz32(word)
      word ^= 1 << bit
      const value = column[(at << 5) + bit] as number
      counts[value] = (counts[value] as number) + 1
    }
  }
  return counts
}

function toMap(counts: Uint32Array, ids?: number[]): Map<number, number> {
  const map = new Map<number, number>()
  for (let number = 0; number < counts.length; number++) {
    const count = counts[number] as number
    if (count) map.set(ids ? (ids[number] as number) : number, count)
  }
  return map
}
