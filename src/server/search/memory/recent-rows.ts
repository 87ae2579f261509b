import { addRow, type Bitmap, type createScratch } from './bitmap.ts'
import type { Columns } from './columns.ts'

type Rows = {
  columns: Columns
  /** Rows after a row that was published later. */
  late: ReadonlySet<number>
  scratch: ReturnType<typeof createScratch>
}

/** Finds rows published at a time or later. All but the late ones are in the order of publication. */
export function createRecentRows({ columns, late, scratch }: Rows, countRows: () => number) {
  return (time: number): Bitmap => {
    const found = scratch.none()
    const { published } = columns
    for (let place = countRows() - 1; place >= 0; place--) {
      if ((published[place] as number) >= time) addRow(found, place)
      else if (!late.has(place)) break
    }
    for (const place of late) if ((published[place] as number) >= time) addRow(found, place)
    return found
  }
}
