import { type Bitmap, keepCommon } from './bitmap.ts'
import type { Wanted } from './find-store.ts'
import type { RowIndex } from './row-index.ts'
import { addList } from './words-in-index.ts'

/** Everything that is wanted but words; `within` is used up. */
export function narrow(index: RowIndex, within: Bitmap | null, wanted: Wanted): Bitmap {
  const listed = index.listedAt(wanted.now.getTime())
  const rows = within ? keepCommon(within, listed) : listed.slice()
  const { cityIds, rubricIds, terms, payMin } = wanted
  if (cityIds) keepCommon(rows, union(index, cityIds, index.inCity))
  if (rubricIds.length) keepCommon(rows, union(index, rubricIds, index.inRubric))
  if (terms) index.terms.keepWanted(rows, terms)
  if (payMin) {
    const pays = payMin.column === 'pay_cents' ? index.columns.pay : index.columns.month
    const { cents } = payMin
    keepAtLeast(rows, pays, cents)
  }
  return rows
}

function union(index: RowIndex, ids: number[], listOf: RowIndex['inCity']): Bitmap {
  const found = index.none()
  for (const id of ids) addList(found, listOf(id))
  return found
}

function keepAtLeast(rows: Bitmap, values: Int32Array, least: number): void {
  for (let index = 0; index < rows.length; index++) {
    const before = rows[index] as number
    if (before === 0) continue
    let kept = 0
    for (let bit = 0, row = index * 32; bit < 32; bit++, row++)
      kept |= ((values[row] as number) >= least ? 1 : 0) << bit
    rows[index] = before & kept
  }
}
