import {
  type Chosen,
  FILTER_FIELDS,
  FILTER_NAMES,
  type FilterField,
  type FilterValue,
  isOptional,
} from '#shared/contract/vacancy-choices.ts'

/**
 * The facets of a job or offer: its fields with a fixed list of values. The database packs them into one number, their
 * code, with search_facets() in the column "facets".
 */
export type Facets = { [F in FilterField]: Chosen<F> }

type Packing = { packed: number; digits: number; first: number }
// Digit 0 means an empty optional field, whose first value then is 1. Precomputed, because every indexed row is
// unpacked.
const PACKING = Object.fromEntries(
  FILTER_NAMES.map((field) => {
    const { packed, values } = FILTER_FIELDS[field]
    const first = isOptional(field) ? 1 : 0
    return [field, { packed, first, digits: values.length + first }]
  }),
) as Record<FilterField, Packing>

/** The number of possible codes. */
export const FACET_CODES = Math.max(...Object.values(PACKING).map(({ packed, digits }) => packed * digits))

/** A field's digit in a code; its column in the search tables has the same value. */
export const digitIn = (code: number, field: FilterField): number =>
  Math.floor(code / PACKING[field].packed) % PACKING[field].digits

/** Digits and values of a field, in the order of the values. */
export const valuesByDigit = <F extends FilterField>(field: F) =>
  FILTER_FIELDS[field].values.map((value, index) => ({
    value: value as Exclude<Chosen<F>, null>,
    digit: index + PACKING[field].first,
  }))

/** The facets of a code. */
export const facetsOf = (code: number): Facets =>
  Object.fromEntries(
    FILTER_NAMES.map((field) => {
      const found = valuesByDigit(field).find(({ digit }) => digit === digitIn(code, field))
      return [field, found?.value ?? null]
    }),
  ) as Facets

/** Filters on facets; an undefined one matches everything. */
export type FacetFilter = { [F in FilterField]?: FilterValue<F> | undefined }

/** The matching digits of each filtered field. */
export type WantedFacets = { [F in FilterField]?: number[] }

/** Converts a filter to digits; null when it filters nothing. */
export function wantedFacets(filter: FacetFilter): WantedFacets | null {
  const wanted: WantedFacets = {}
  for (const field of FILTER_NAMES) {
    const asked: readonly string[] = [filter[field] ?? []].flat()
    if (asked.length) wanted[field] = digitsAsked(field, asked)
  }
  return Object.keys(wanted).length ? wanted : null
}

function digitsAsked(field: FilterField, asked: readonly string[]): number[] {
  const values = valuesByDigit(field)
  const chosen = values.filter(({ value }) => asked.includes(value))
  const highest = chosen.at(-1)?.digit ?? -1
  const isUpTo = FILTER_FIELDS[field].filter === 'at_most'
  return (isUpTo ? values.filter(({ digit }) => digit <= highest) : chosen).map(({ digit }) => digit)
}

/** The filtered fields with their matching digits. */
export const wantedDigits = (wanted: WantedFacets): [FilterField, number[]][] =>
  FILTER_NAMES.flatMap((field) => {
    const digits = wanted[field]
    return digits ? [[field, digits] satisfies [FilterField, number[]]] : []
  })

/** Whether a code matches a filter, with the same conditions as the store's SQL. */
export const matchesFilter = (code: number, wanted: WantedFacets): boolean =>
  wantedDigits(wanted).every(([field, digits]) => digits.includes(digitIn(code, field)))
