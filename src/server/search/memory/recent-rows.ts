import { addRow, type Bitmap, type createBitmapPool } from './bitmap.ts'
import type { Columns } from './columns.ts'

type Rows = {
  columns: Columns
  /** Rows after a row that was published later. */
  late: ReadonlySet<number>
  pool: ReturnType<typeof createBitmapPool>
}

/** Finds rows published at a time or later. All but the late ones are in the order of publication. */
export function createRecentRows({ columns, late, pool }: Rows, countRows: () => number) {
  return (time: number): Bitmap => {
    const found = pool.none()
    const { published } = columns
    for (let position = countRows() - 1; position >= 0; position--) {
      if ((published[position] as number) >= time) addRow(found, position)
      else if (!late.has(position)) break
    }
    for (const position of late) if ((published[position] as number) >= time) addRow(found, position)
    return found
  }
}
