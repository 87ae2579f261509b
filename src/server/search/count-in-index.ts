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
  const [cities, rubrics] = [new Map<number, number>(), new Map<number, number>()]
  const codes = new Uint32Array(CODES)
  let seen = 0
  eachFromLast(rows, (row) => {
    raise(cities, city[row] as number)
    raise(rubrics, rubric[row] as number)
    const code = terms[row] as number
    codes[code] = (codes[code] as number) + 1
    return ++seen < SAMPLE
  })
  const share = seen ? total / seen : 1
  const found = [...codes].flatMap((count, code) =>
    count ? [[code, Math.round(count * share)] as const] : [],
  )
  return {
    cities: times(cities, share),
    rubrics: times(rubrics, share),
    terms: new Map(found),
    isCut: seen < total,
  }
}

const raise = (counts: Map<number, number>, key: number) => counts.set(key, (counts.get(key) ?? 0) + 1)
const times = (counts: Map<number, number>, share: number) =>
  new Map([...counts].map(([key, count]) => [key, Math.round(count * share)]))
