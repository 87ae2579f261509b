import { addRow, type Bitmap, createBitmapPool, emptyBitmap, hasRow, removeRow, widerCopy } from './bitmap.ts'
import { createColumns } from './columns.ts'
import { createFacetRows } from './facet-rows.ts'
import type { IndexedRow } from './indexed-row.ts'
import { createPositions } from './positions.ts'
import { createRangeRows } from './range-rows.ts'
import { createRecentRows } from './recent-rows.ts'
import { RowList } from './row-list.ts'
import { createWordLists } from './word-lists.ts'

const CHECK_EXPIRY_MS = 2_000
// Late rows (see `late` below) are sorted at each query. Above this number, rebuilding the index is faster.
const MAX_LATE = 1_000

/** All listed rows of one kind in memory. Queries on large lists then read no rows from the database. */
export type RowIndex = ReturnType<typeof createRowIndex>

/** An empty index. Rows get positions in the order of insertion, ideally the order of publication. */
export function createRowIndex(expected = 1_024) {
  const columns = createColumns(expected)
  const idAt = (position: number) => columns.id[position] as number
  const positions = createPositions(idAt, (position) => hasRow(present, position), expected)
  const words = createWordLists()
  const cities = new Map<number, RowList>()
  const rubrics = new Map<number, RowList>()
  let [listed, present] = [emptyBitmap(columns.capacity()), emptyBitmap(columns.capacity())]
  let [rows, size, checkedAt, version] = [0, 0, 0, 0]
  let latest = { published: 0, id: 0 }
  const facets = createFacetRows()
  const pool = createBitmapPool(() => present.length)
  // Rows inserted after a row that was published later.
  const late = new Set<number>()

  function remove(id: number) {
    const position = positions.get(id)
    if (position === undefined) return
    size--
    for (const bitmap of [listed, present]) removeRow(bitmap, position)
    late.delete(position)
    version++
  }

  function put(row: IndexedRow) {
    remove(row.id)
    const position = rows++
    if (columns.set(position, row)) {
      listed = widerCopy(listed, columns.capacity())
      present = widerCopy(present, columns.capacity())
    }
    positions.set(row.id, position)
    size++
    addRow(present, position)
    if (row.expires > checkedAt) addRow(listed, position)
    version++
    facets.add(row.facets, position, columns.capacity())
    note(cities, row.city_id, position)
    note(rubrics, row.rubric_id, position)
    words.note(row.words, position)
    const isLate =
      row.published < latest.published || (row.published === latest.published && row.id < latest.id)
    if (isLate) late.add(position)
    else latest = { published: row.published, id: row.id }
  }

  /** Adds rows, or replaces those of the same ids. */
  function putAll(given: IndexedRow[]) {
    for (const row of given) put(row)
    words.finish()
  }

  /** The rows that are listed at the time `now`. Expiry is checked every two seconds, so an expired row may remain. */
  function listedAt(now: number): Bitmap {
    if (now >= checkedAt && now - checkedAt < CHECK_EXPIRY_MS) return listed
    listed = present.slice()
    const { expires } = columns
    for (let position = 0; position < rows; position++)
      if ((expires[position] as number) <= now) removeRow(listed, position)
    checkedAt = now
    version++
    return listed
  }

  return {
    putAll,
    remove,
    columns,
    facets,
    words,
    late,
    listedAt,
    between: createRangeRows(columns, () => rows),
    pool,
    publishedSince: createRecentRows({ columns, late, pool }, () => rows),
    positionOf: positions.get,
    inCity: (id: number) => cities.get(id),
    inRubric: (id: number) => rubrics.get(id),
    rows: () => rows,
    size: () => size,
    /** Changes whenever the listed rows may have changed. */
    version: () => version,
    /** Whether rebuilding is faster than keeping so many late and removed rows. */
    needsRebuild: () => late.size > MAX_LATE || rows > 2 * size + 100_000,
  }
}

function note(lists: Map<number, RowList>, key: number, position: number): void {
  const list = lists.get(key) ?? new RowList()
  list.add(position)
  lists.set(key, list)
}
