import {
  type Asked,
  type Chosen,
  FILTER_FIELDS,
  FILTER_NAMES,
  type FilterField,
  isOptional,
} from '#shared/contract/vacancy-choices.ts'

/** The fields with few values, which search_terms() in the database packs into one number. */
export type Terms = { [F in FilterField]: Chosen<F> }

type Place = { packed: number; digits: number; first: number }
// A field that may be empty has 0 for that, its first value then 1. Laid out once: every indexed row is taken apart.
const PLACES = Object.fromEntries(
  FILTER_NAMES.map((field) => {
    const { packed, values } = FILTER_FIELDS[field]
    const first = isOptional(field) ? 1 : 0
    return [field, { packed, first, digits: values.length + first }]
  }),
) as Record<FilterField, Place>

/** How many packed numbers there are. */
export const TERMS_COUNT = Math.max(...Object.values(PLACES).map(({ packed, digits }) => packed * digits))

/** The digit that a field has in packed terms, as its column of the search tables has it. */
export const digitIn = (code: number, field: FilterField): number =>
  Math.floor(code / PLACES[field].packed) % PLACES[field].digits

/** Digits and values of a field, in the order of the values. */
export const valuesByDigit = <F extends FilterField>(field: F) =>
  FILTER_FIELDS[field].values.map((value, index) => ({
    value: value as Exclude<Chosen<F>, null>,
    digit: index + PLACES[field].first,
  }))

/** Packed terms, taken apart. */
export const termsOf = (code: number): Terms =>
  Object.fromEntries(
    FILTER_NAMES.map((field) => {
      const found = valuesByDigit(field).find(({ digit }) => digit === digitIn(code, field))
      return [field, found?.value ?? null]
    }),
  ) as Terms

/** What may be asked of terms; nothing asked lets all through. */
export type TermsFilter = { [F in FilterField]?: Asked<F> | undefined }

/** The digits that a filter lets through, by the fields it asks for. */
export type TermsWanted = { [F in FilterField]?: number[] }

/** A filter in the numbers of the database, or null when it asks nothing. */
export function termsWanted(filter: TermsFilter): TermsWanted | null {
  const wanted: TermsWanted = {}
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

/** The fields that are asked for, each with the digits let through. */
export const wantedDigits = (wanted: TermsWanted): [FilterField, number[]][] =>
  FILTER_NAMES.flatMap((field) => {
    const digits = wanted[field]
    return digits ? [[field, digits] satisfies [FilterField, number[]]] : []
  })

/** Whether packed terms are let through: the conditions of the store, here for what is counted by them. */
export const codeFits = (code: number, wanted: TermsWanted): boolean =>
  wantedDigits(wanted).every(([field, digits]) => digits.includes(digitIn(code, field)))
