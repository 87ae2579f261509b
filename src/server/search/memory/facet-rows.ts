import { FILTER_NAMES } from '#shared/contract/vacancy-choices.ts'
import { digitIn, type WantedFacets, wantedDigits } from '../query/facets.ts'
import { addRow, type Bitmap, emptyBitmap, intersect, unite } from './bitmap.ts'

/** Rows by each value of each facet. */
export function createFacetRows() {
  const rows = new Map<string, Bitmap>()
  const keysByCode = new Map<number, string[]>()

  function keysOf(code: number): string[] {
    const known = keysByCode.get(code)
    if (known) return known
    const keys = FILTER_NAMES.map((field) => `${field}${digitIn(code, field)}`)
    keysByCode.set(code, keys)
    return keys
  }

  function add(code: number, position: number, capacity: number) {
    for (const key of keysOf(code)) {
      let own = rows.get(key)
      if (!own || position >= own.length * 32) {
        const wider = emptyBitmap(capacity)
        if (own) wider.set(own)
        own = wider
        rows.set(key, own)
      }
      addRow(own, position)
    }
  }

  /** Rows that match the wanted facets. */
  function withFacets(none: () => Bitmap, wanted: WantedFacets): Bitmap {
    const each = wantedDigits(wanted).map(([field, digits]) => {
      const matching = none()
      for (const digit of digits) unite(matching, rows.get(`${field}${digit}`) ?? emptyBitmap(0))
      return matching
    })
    return each.reduce(intersect)
  }
  return { add, withFacets }
}
