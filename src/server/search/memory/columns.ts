import type { IndexedRow } from './indexed-row.ts'

/** The values of all rows: a typed array for each column, indexed by the row's position. */
export type Columns = ReturnType<typeof createColumns>

/** Columns with room for `expected` rows; they grow when needed. */
export function createColumns(expected: number) {
  let room = Math.max(1_024, expected)
  const columns = {
    id: new Int32Array(room),
    published: new Float64Array(room),
    expires: new Float64Array(room),
    /** Indexes into `cities` and `rubrics`. */
    city: new Uint16Array(room),
    rubric: new Uint16Array(room),
    facets: new Uint16Array(room),
    pay: new Int32Array(room),
    month: new Int32Array(room),
    start: new Uint16Array(room),
    /** Hundredths of an hour. */
    hours: new Uint16Array(room),
    cities: createNumbers(),
    rubrics: createNumbers(),
    capacity: () => room,
    /** @returns whether the columns have grown */
    set(position: number, row: IndexedRow): boolean {
      const isFull = position >= room
      if (isFull) grow()
      columns.id[position] = row.id
      columns.published[position] = row.published
      columns.expires[position] = row.expires
      columns.city[position] = columns.cities.numberOf(row.city_id)
      columns.rubric[position] = columns.rubrics.numberOf(row.rubric_id)
      columns.facets[position] = row.facets
      columns.pay[position] = row.pay_cents
      columns.month[position] = row.month_cents
      columns.start[position] = row.start_day
      columns.hours[position] = row.week_hundredths
      return isFull
    },
  }
  function grow() {
    room = Math.ceil(room * 1.5)
    const wider = <T extends { set(old: T): void }>(old: T, Kind: new (size: number) => T): T => {
      const array = new Kind(room)
      array.set(old)
      return array
    }
    for (const name of ['id', 'pay', 'month'] as const)
      columns[name] = wider<Int32Array>(columns[name], Int32Array) as typeof columns.id
    for (const name of ['city', 'rubric', 'facets', 'start', 'hours'] as const)
      columns[name] = wider<Uint16Array>(columns[name], Uint16Array) as typeof columns.city
    for (const name of ['published', 'expires'] as const)
      columns[name] = wider<Float64Array>(columns[name], Float64Array) as typeof columns.published
  }
  return columns
}

/** Maps ids to consecutive numbers, so that counts fit into an array. */
function createNumbers() {
  const ids: number[] = []
  const numbers = new Map<number, number>()
  return {
    ids,
    numberOf(id: number): number {
      const known = numbers.get(id)
      if (known !== undefined) return known
      const number = ids.push(id) - 1
      numbers.set(id, number)
      return number
    },
  }
}
