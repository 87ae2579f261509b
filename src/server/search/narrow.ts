import { type Bitmap, keepCommon } from './bitmap.ts'
import type { Wanted } from './find-store.ts'
import type { RowIndex } from './row-index.ts'
import { ALL_TERMS, codeFits } from './terms.ts'
import { addList } from './words-in-index.ts'

/** Everything that is wanted but words; `within` is used up. */
export function narrow(index: RowIndex, within: Bitmap | null, wanted: Wanted): Bitmap {
  const listed = index.listedAt(wanted.now.getTime())
  const rows = within ? keepCommon(within, listed) : listed.slice()
  const { cityIds, rubricIds, terms, payMin } = wanted
  if (cityIds) keepCommon(rows, union(index, cityIds, index.inCity))
  if (rubricIds.length) keepCommon(rows, union(index, rubricIds, index.inRubric))
  if (terms) {
    const fits = Uint8Array.from(ALL_TERMS, (_, code) => (codeFits(code, terms) ? 1 : 0))
    const codes = index.columns.terms
    keep(rows, (row) => fits[codes[row] as number] === 1)
  }
  if (payMin) {
    const pays = payMin.column === 'pay_cents' ? index.columns.pay : index.columns.month
    const { cents } = payMin
    keep(rows, (row) => (pays[row] as number) >= cents)
  }
  return rows
}

function union(index: RowIndex, ids: number[], listOf: RowIndex['inCity']): Bitmap {
  const found = index.none()
  for (const id of ids) addList(found, listOf(id))
  return found
}

function keep(rows: Bitmap, fits: (row: number) => boolean): void {
  for (let index = 0; index < rows.length; index++) {
    let left = rows[index] as number
    let kept = left
    while (left !== 0) {
      const bit = 31 - Math.clz32(left)
      left &= ~(1 << bit)
      if (!fits(index * 32 + bit)) kept &= ~(1 << bit)
    }
    rows[index] = kept
  }
}
