import { FILTER_NAMES } from '#shared/contract/vacancy-choices.ts'
import { digitIn, type WantedFacets, wantedDigits } from '../query/facets.ts'
import { addAll, addRow, type Bitmap, keepCommon, noRows } from './bitmap.ts'

/** Rows by each value of each facet. */
export function createFacetRows() {
  const rows = new Map<string, Bitmap>()

  function add(code: number, place: number, capacity: number) {
    for (const field of FILTER_NAMES) {
      const key = `${field}${digitIn(code, field)}`
      let own = rows.get(key)
      if (!own || place >= own.length * 32) {
        const wider = noRows(capacity)
        if (own) wider.set(own)
        own = wider
        rows.set(key, own)
      }
      addRow(own, place)
    }
  }

  /** Rows that match the wanted facets. */
  function withFacets(none: () => Bitmap, wanted: WantedFacets): Bitmap {
    const each = wantedDigits(wanted).map(([field, digits]) => {
      const fitting = none()
      for (const digit of digits) addAll(fitting, rows.get(`${field}${digit}`) ?? noRows(0))
      return fitting
    })
    return each.reduce(keepCommon)
  }
  return { add, withFacets }
}
