import { TERM_NAMES, type TermName, type TermsWanted, termValue } from '../query/terms.ts'
import { addAll, addRow, type Bitmap, keepCommon, noRows } from './bitmap.ts'

/** The rows that have each value of the terms. */
export function createTermRows() {
  const rows = new Map<string, Bitmap>()

  function add(code: number, place: number, capacity: number) {
    for (const name of TERM_NAMES) {
      const key = `${name}${termValue(code, name)}`
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

  /** What has the wanted terms. */
  function withTerms(none: () => Bitmap, wanted: TermsWanted): Bitmap {
    const each = TERM_NAMES.flatMap((name) => {
      const values = valuesOf(name, wanted)
      const fitting = values.length ? none() : null
      for (const value of values) addAll(fitting as Bitmap, rows.get(`${name}${value}`) ?? noRows(0))
      return fitting ?? []
    })
    return each.reduce(keepCommon)
  }
  return { add, withTerms }
}

function valuesOf(name: TermName, wanted: TermsWanted): number[] {
  const value = wanted[name]
  if (value === null) return []
  if (typeof value !== 'number') return value
  return name === 'german_level' ? Array.from({ length: value + 1 }, (_, level) => level) : [value]
}
