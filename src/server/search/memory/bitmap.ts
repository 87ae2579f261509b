/** One bit for each row. Int32 instead of Uint32, because V8 holds signed 32-bit numbers as small integers (Smi). */
export type Bitmap = Int32Array

const BITS = 32
const MAX_KEPT = 64

/** An empty bitmap for `rows` rows. */
export const emptyBitmap = (rows: number): Bitmap => new Int32Array(Math.ceil(rows / BITS))

/** A copy with room for `rows` rows. */
export function widerCopy(bitmap: Bitmap, rows: number): Bitmap {
  const wider = emptyBitmap(rows)
  wider.set(bitmap)
  return wider
}

/** A pool of bitmaps for one query at a time: allocating them takes longer than using them. */
export function createBitmapPool(words: () => number) {
  const kept: Bitmap[] = []
  let taken = 0
  const take = (): Bitmap => {
    const known = kept[taken]
    const bitmap = known?.length === words() ? known : new Int32Array(words())
    if (taken < MAX_KEPT) kept[taken++] = bitmap
    return bitmap
  }
  return {
    /** Returns all bitmaps to the pool. */
    releaseAll: () => {
      taken = 0
    },
    none: () => take().fill(0),
    copyOf: (rows: Bitmap) => {
      const copy = take()
      copy.set(rows)
      return copy
    },
  }
}

export const addRow = (bitmap: Bitmap, row: number): void => {
  bitmap[row >>> 5] = (bitmap[row >>> 5] as number) | (1 << (row & 31))
}

export const removeRow = (bitmap: Bitmap, row: number): void => {
  bitmap[row >>> 5] = (bitmap[row >>> 5] as number) & ~(1 << (row & 31))
}

export const hasRow = (bitmap: Bitmap, row: number): boolean =>
  ((bitmap[row >>> 5] as number) & (1 << (row & 31))) !== 0

/** Intersects `kept` with `other` in place. Both have the same length. */
export function intersect(kept: Bitmap, other: Bitmap): Bitmap {
  for (let index = 0; index < kept.length; index++)
    kept[index] = (kept[index] as number) & (other[index] as number)
  return kept
}

/** Adds all rows of `other` to `kept` in place. The lengths may differ. */
export function unite(kept: Bitmap, other: Bitmap): Bitmap {
  const shared = Math.min(kept.length, other.length)
  for (let index = 0; index < shared; index++)
    kept[index] = (kept[index] as number) | (other[index] as number)
  return kept
}

/** Removes all rows of `other` from `kept` in place. */
export function subtract(kept: Bitmap, other: Bitmap): Bitmap {
  for (let index = 0; index < kept.length; index++)
    kept[index] = (kept[index] as number) & ~(other[index] as number)
  return kept
}

/** The number of rows in a bitmap. */
export function countRows(bitmap: Bitmap): number {
  let count = 0
  for (let index = 0; index < bitmap.length; index++) count += popcount(bitmap[index] as number)
  return count
}

function popcount(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return (((fours + (fours >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24
}

/** Calls `visit` for each row from the last one, after the first `skipped` rows, until it gives false. */
export function eachRowDescending(bitmap: Bitmap, visit: (row: number) => boolean, skipped = 0): void {
  let toSkip = skipped
  for (let index = bitmap.length - 1; index >= 0; index--) {
    let word = bitmap[index] as number
    if (word === 0) continue
    if (toSkip > 0) {
      const bits = popcount(word)
      if (bits <= toSkip) {
        toSkip -= bits
        continue
      }
    }
    while (word !== 0) {
      const bit = BITS - 1 - Math.clz32(word)
      word &= ~(1 << bit)
      if (toSkip > 0) toSkip--
      else if (!visit(index * BITS + bit)) return
    }
  }
}
