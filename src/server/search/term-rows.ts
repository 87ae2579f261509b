import { addAll, addRow, type Bitmap, keepCommon, noRows } from './bitmap.ts'
import type { TermsWanted } from './terms.ts'

// How the packed terms are taken apart (terms.ts): what to divide by, and how many values there are.
const PARTS = {
  pay_type: [420, 2],
  employment_type: [84, 5],
  employer_kind: [28, 3],
  german_level: [4, 7],
  language: [1, 4],
} as const
type Part = keyof typeof PARTS
const parts = Object.keys(PARTS) as Part[]

/** The rows that have each value of the terms. */
export function createTermRows() {
  const rows = new Map<string, Bitmap>()

  function add(code: number, place: number, capacity: number) {
    for (const part of parts) {
      const [divisor, values] = PARTS[part]
      const key = `${part}${Math.floor(code / divisor) % values}`
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

  /** Keeps of `found` what has the wanted terms. */
  function keepWanted(found: Bitmap, wanted: TermsWanted): Bitmap {
    for (const part of parts) {
      const values = valuesOf(part, wanted)
      if (!values.length) continue
      const fitting = new Uint32Array(found.length)
      for (const value of values) addAll(fitting, rows.get(`${part}${value}`) ?? noRows(0))
      keepCommon(found, fitting)
    }
    return found
  }
  return { add, keepWanted }
}

function valuesOf(part: Part, wanted: TermsWanted): number[] {
  const value = wanted[part]
  if (value === null) return []
  if (typeof value !== 'number') return value
  return part === 'german_level' ? Array.from({ length: value + 1 }, (_, level) => level) : [value]
}
