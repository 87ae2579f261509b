import type { ResolvedQuery } from '../query/resolved-query.ts'
import { type Bitmap, eachRowDescending, hasRow } from './bitmap.ts'
import type { RowIndex } from './row-index.ts'

// The steps of the counting sort: 10 EUR a month, or 10 cents an hour.
const STEP_CENTS = { month_cents: 1_000, pay_cents: 10 }
const MAX_PAY_STEPS = 2_000

/** One page of matching rows in the requested order. `relevance` orders a single tier by place, then by newest first. */
export function pageOf(
  index: RowIndex,
  rows: Bitmap,
  {
    sort,
    cityIds,
    cityOrder,
    payColumn,
  }: Pick<ResolvedQuery, 'sort' | 'cityIds' | 'cityOrder' | 'payColumn'>,
  offset: number,
  limit: number,
): number[] {
  const { month, pay, city, cities } = index.columns
  if (sort === 'pay') {
    const compared = payColumn === 'pay_cents' ? pay : month
    const stepOf = (row: number) =>
      MAX_PAY_STEPS - Math.min(MAX_PAY_STEPS, Math.floor((compared[row] as number) / STEP_CENTS[payColumn]))
    const compare = (a: number, b: number) => (compared[b] as number) - (compared[a] as number)
    return pageByStep(index, rows, { steps: MAX_PAY_STEPS + 1, stepOf, compare }, offset, limit)
  }
  if (cityIds && cityOrder) {
    const places = new Map(cityIds.map((id, at) => [id, cityOrder[at] as number]))
    const last = (cityOrder.at(-1) ?? 0) + 1
    const steps = cities.ids.map((id) => places.get(id) ?? last)
    const stepOf = (row: number) => steps[city[row] as number] as number
    const compare = (a: number, b: number) => stepOf(a) - stepOf(b)
    return pageByStep(index, rows, { steps: last + 1, stepOf, compare }, offset, limit)
  }
  return newest(index, rows, offset, limit)
}

function newest(index: RowIndex, rows: Bitmap, offset: number, limit: number): number[] {
  const late = [...index.late].filter((row) => hasRow(rows, row)).length
  if (!late) return take(rows, limit, offset)
  // Only late rows can be in front of a row published after them, so this many more rows suffice.
  return take(rows, offset + limit + late)
    .sort(newestFirst(index))
    .slice(offset, offset + limit)
}

function take(rows: Bitmap, max: number, skipped = 0): number[] {
  const found: number[] = []
  if (max > 0) eachRowDescending(rows, (row) => found.push(row) < max, skipped)
  return found
}

type Steps = {
  steps: number
  stepOf: (row: number) => number
  compare: (a: number, b: number) => number
}

// A counting sort by steps first, so that only rows near the page are compared.
function pageByStep(
  index: RowIndex,
  rows: Bitmap,
  { steps, stepOf, compare }: Steps,
  offset: number,
  limit: number,
): number[] {
  const counts = new Uint32Array(steps)
  eachRowDescending(rows, (row) => {
    const step = stepOf(row)
    counts[step] = (counts[step] as number) + 1
    return true
  })
  let [last, reached] = [0, counts[0] as number]
  while (reached < offset + limit && last < steps - 1) reached += counts[++last] as number
  const found: number[] = []
  eachRowDescending(rows, (row) => {
    if (stepOf(row) <= last) found.push(row)
    return true
  })
  const byAge = newestFirst(index)
  return found.sort((a, b) => compare(a, b) || byAge(a, b)).slice(offset, offset + limit)
}

const newestFirst =
  ({ columns: { published, id } }: RowIndex) =>
  (a: number, b: number) =>
    (published[b] as number) - (published[a] as number) || (id[b] as number) - (id[a] as number)
