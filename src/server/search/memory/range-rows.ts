import { addRow, type Bitmap, emptyBitmap } from './bitmap.ts'
import type { Columns } from './columns.ts'

const MAX_KEPT = 64

type RangeColumn = 'pay' | 'month' | 'start' | 'hours'

/**
 * Rows with a value from `min` to `max`, cached for recent ranges. A row's values never change: a changed vacancy gets a
 * new position.
 */
export function createRangeRows(columns: Columns, countRows: () => number) {
  const kept = new Map<string, { bits: Bitmap; upTo: number }>()

  return (column: RangeColumn, min: number, max = Number.POSITIVE_INFINITY): Bitmap => {
    const key = `${column} ${min} ${max}`
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
    for (let row = known.upTo; row < rows; row++) {
      const value = values[row] as number
      if (value >= min && value <= max) addRow(known.bits, row)
    }
    known.upTo = rows
    return known.bits
  }
}
