import { addRow, type Bitmap, emptyBitmap } from './bitmap.ts'
import type { Columns } from './columns.ts'

const MAX_KEPT = 64

type PayColumn = 'pay' | 'month'

/**
 * Rows that pay at least an amount, cached for recent amounts. A row's pay never changes: a changed vacancy gets a new
 * position.
 */
export function createPayRows(columns: Columns, countRows: () => number) {
  const kept = new Map<string, { bits: Bitmap; upTo: number }>()

  return (column: PayColumn, min: number): Bitmap => {
    const key = `${column}${min}`
    const known = kept.get(key) ?? { bits: emptyBitmap(0), upTo: 0 }
    kept.delete(key)
    const [oldest] = kept.size >= MAX_KEPT ? kept.keys() : []
    if (oldest) kept.delete(oldest)
    kept.set(key, known)
    const rows = countRows()
    if (known.bits.length * 32 < rows) {
      const { bits } = known
      known.bits = emptyBitmap(columns.capacity())
      known.bits.set(bits)
    }
    const values = columns[column]
    for (let row = known.upTo; row < rows; row++) if ((values[row] as number) >= min) addRow(known.bits, row)
    known.upTo = rows
    return known.bits
  }
}
