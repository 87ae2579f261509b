import type { IndexedRow } from './row-index.ts'

/** The values of all rows by place, each kind in an array of its own. */
export type Columns = ReturnType<typeof createColumns>

/** Room for `expected` rows, more as they come. */
export function createColumns(expected: number) {
  let room = Math.max(1_024, expected)
  const columns = {
    id: new Int32Array(room),
    published: new Float64Array(room),
    expires: new Float64Array(room),
    city: new Int32Array(room),
    rubric: new Int32Array(room),
    terms: new Int16Array(room),
    pay: new Int32Array(room),
    month: new Int32Array(room),
    capacity: () => room,
    /** @returns whether room was made */
    set(place: number, row: IndexedRow): boolean {
      const isFull = place >= room
      if (isFull) grow()
      columns.id[place] = row.id
      columns.published[place] = row.published
      columns.expires[place] = row.expires
      columns.city[place] = row.city_id
      columns.rubric[place] = row.rubric_id
      columns.terms[place] = row.terms
      columns.pay[place] = row.pay_cents
      columns.month[place] = row.month_cents
      return isFull
    },
  }
  function grow() {
    room = Math.ceil(room * 1.5)
    const wider = <T extends Int32Array | Float64Array | Int16Array>(
      old: T,
      Kind: new (size: number) => T,
    ) => {
      const array = new Kind(room)
      array.set(old)
      return array
    }
    for (const name of ['id', 'city', 'rubric', 'pay', 'month'] as const)
      columns[name] = wider<Int32Array>(columns[name], Int32Array) as typeof columns.id
    for (const name of ['published', 'expires'] as const)
      columns[name] = wider<Float64Array>(columns[name], Float64Array) as typeof columns.published
    columns.terms = wider<Int16Array>(columns.terms, Int16Array) as typeof columns.terms
  }
  return columns
}

/** Places in ascending order, close together. */
export type List = { push(place: number): void; values(): Uint32Array }

/** A list of one place. */
export function createList(first: number): List {
  let data = new Uint32Array([first])
  let length = 1
  return {
    push(place) {
      // A row that has the same twice.
      if (data[length - 1] === place) return
      if (length === data.length) {
        const wider = new Uint32Array(Math.max(4, Math.ceil(length * 1.5)))
        wider.set(data)
        data = wider
      }
      data[length++] = place
    },
    values: () => data.subarray(0, length),
  }
}
