import { wordsOf } from '#shared/rules/fold-text.ts'
import { addRow, type Bitmap, noRows } from './bitmap.ts'
import { createColumns, createList, type List } from './columns.ts'
import { createTermRows } from './term-rows.ts'

/** A listed row as the index takes it; times in milliseconds. */
export type IndexedRow = {
  id: number
  published: number
  expires: number
  city_id: number
  rubric_id: number
  terms: number
  pay_cents: number
  month_cents: number
  title: string
}

const CHECK_EXPIRY_MS = 2_000
// So many out of order are put right where they are asked for; with more the index is better made anew.
const MOST_LATE = 1_000

/** All that is listed of one kind, in memory: what is asked of a large list is answered without reading rows. */
export type RowIndex = ReturnType<typeof createRowIndex>

/** An empty index. Rows get their places in the order in which they are put: best in that of publication. */
export function createRowIndex(expected = 1_024) {
  const columns = createColumns(expected)
  const places = new Map<number, number>()
  const words = new Map<string, List>()
  const cities = new Map<number, List>()
  const rubrics = new Map<number, List>()
  let [listed, present] = [noRows(columns.capacity()), noRows(columns.capacity())]
  let [rows, checkedAt] = [0, 0]
  let latest = { published: 0, id: 0 }
  const terms = createTermRows()
  // Rows that stand behind one that was published after them.
  const late = new Set<number>()

  const note = <K>(map: Map<K, List>, key: K, place: number) => {
    const list = map.get(key)
    if (list) list.push(place)
    else map.set(key, createList(place))
  }

  function remove(id: number) {
    const place = places.get(id)
    if (place === undefined) return
    places.delete(id)
    for (const bitmap of [listed, present])
      bitmap[place >>> 5] = (bitmap[place >>> 5] as number) & ~(1 << (place & 31))
    late.delete(place)
  }

  function put(row: IndexedRow) {
    remove(row.id)
    const place = rows++
    if (columns.set(place, row)) {
      const wider = [listed, present].map((old) => {
        const bitmap = noRows(columns.capacity())
        bitmap.set(old)
        return bitmap
      })
      ;[listed, present] = wider as [Bitmap, Bitmap]
    }
    places.set(row.id, place)
    addRow(present, place)
    addRow(listed, place)
    checkedAt = 0
    terms.add(row.terms, place, columns.capacity())
    note(cities, row.city_id, place)
    note(rubrics, row.rubric_id, place)
    for (const word of wordsOf(row.title)) note(words, word, place)
    const isLate =
      row.published < latest.published || (row.published === latest.published && row.id < latest.id)
    if (isLate) late.add(place)
    else latest = row
  }

  /** What is listed at a time. Between two checks a row may stay that has just expired. */
  function listedAt(now: number): Bitmap {
    if (now >= checkedAt && now - checkedAt < CHECK_EXPIRY_MS) return listed
    listed = present.slice()
    for (let place = 0; place < rows; place++)
      if ((columns.expires[place] as number) <= now)
        listed[place >>> 5] = (listed[place >>> 5] as number) & ~(1 << (place & 31))
    checkedAt = now
    return listed
  }

  return {
    put,
    remove,
    columns,
    terms,
    late,
    listedAt,
    none: () => noRows(columns.capacity()),
    placeOf: (id: number) => places.get(id),
    withWord: (word: string) => words.get(word),
    inCity: (id: number) => cities.get(id),
    inRubric: (id: number) => rubrics.get(id),
    rows: () => rows,
    size: () => places.size,
    /** Whether so much has moved that it is better made anew. */
    isWorn: () => late.size > MOST_LATE || rows > 2 * places.size + 100_000,
  }
}
