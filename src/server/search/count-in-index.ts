import type { Db } from '../db/connect.ts'
import { type Bitmap, countRows, eachFromLast } from './bitmap.ts'
import { matchRows } from './find-in-index.ts'
import type { Kind, Wanted } from './find-store.ts'
import type { RowIndex } from './row-index.ts'
import type { Counted } from './whole-counts.ts'

// Above this the newest tell the share of each value.
const SAMPLE = 40_000
const CODES = 840

type Tally = {
  cities: Map<number, number>
  rubrics: Map<number, number>
  terms: Map<number, number>
  isCut: boolean
}

/** How many of what is wanted have each value, each filter left out where its own values are counted. */
export async function countInIndex(
  db: Db,
  kind: Kind,
  index: RowIndex,
  wanted: Wanted,
): Promise<Counted & { total: number }> {
  const rowsOf = async (changed: Partial<Wanted>) =>
    (await matchRows(db, kind, index, { ...wanted, ...changed })).all
  const rows = await rowsOf({})
  const all = tally(index, rows)
  const cities = wanted.cityIds ? tally(index, await rowsOf({ cityIds: null })) : all
  const rubrics = wanted.rubricIds.length ? tally(index, await rowsOf({ rubricIds: [] })) : all
  const terms = wanted.terms ? tally(index, await rowsOf({ terms: null })) : all
  return {
    cities: cities.cities,
    rubrics: rubrics.rubrics,
    terms: terms.terms,
    isCut: [cities, rubrics, terms].some(({ isCut }) => isCut),
    total: countRows(rows),
  }
}

function tally(index: RowIndex, rows: Bitmap): Tally {
  const { city, rubric, terms } = index.columns
  const total = countRows(rows)
  const [cities, rubrics] = [new Counter(), new Counter()]
  const codes = new Uint32Array(CODES)
  let seen = 0
  eachFromLast(rows, (row) => {
    cities.add(city[row] as number)
    rubrics.add(rubric[row] as number)
    const code = terms[row] as number
    codes[code] = (codes[code] as number) + 1
    return ++seen < SAMPLE
  })
  const share = seen ? total / seen : 1
  const found = [...codes].flatMap((count, code) =>
    count ? [[code, Math.round(count * share)] as const] : [],
  )
  return {
    cities: cities.times(share),
    rubrics: rubrics.times(share),
    terms: new Map(found),
    isCut: seen < total,
  }
}

// Counts by small whole numbers, which an array does many times faster than a map.
class Counter {
  #counts = new Uint32Array(4_096)
  add(key: number) {
    if (key >= this.#counts.length) {
      const wider = new Uint32Array(key * 2)
      wider.set(this.#counts)
      this.#counts = wider
    }
    this.#counts[key] = (this.#counts[key] as number) + 1
  }
  times(share: number): Map<number, number> {
    const found = new Map<number, number>()
    for (const [key, count] of this.#counts.entries()) if (count) found.set(key, Math.round(count * share))
    return found
  }
}
