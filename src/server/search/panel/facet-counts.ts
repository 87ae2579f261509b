import {
  type CountsOf,
  FILTER_FIELDS,
  FILTER_NAMES,
  type FilterField,
} from '#shared/contract/vacancy-choices.ts'
import { digitIn, type FacetFilter, matchesFilter, valuesByDigit, wantedFacets } from '../query/facets.ts'

type Count = { value: string; count: number }

/** Converts counts by code of the facets to counts by value. A field's filter does not apply to its own values. */
export function facetCounts(counts: Map<number, number>, filter: FacetFilter): CountsOf<FilterField> {
  const each = FILTER_NAMES.map((field) => {
    const sums = sumsOf(counts, { ...filter, [field]: undefined }, field)
    const own = valuesByDigit(field).map(({ value, digit }) => ({ value, count: sums.get(digit) ?? 0 }))
    return [FILTER_FIELDS[field].counts, FILTER_FIELDS[field].filter === 'at_most' ? accumulate(own) : own]
  })
  return Object.fromEntries(each) as CountsOf<FilterField>
}

function sumsOf(counts: Map<number, number>, filter: FacetFilter, field: FilterField) {
  const wanted = wantedFacets(filter)
  const sums = new Map<number, number>()
  for (const [code, count] of counts) {
    if (wanted && !matchesFilter(code, wanted)) continue
    const digit = digitIn(code, field)
    sums.set(digit, (sums.get(digit) ?? 0) + count)
  }
  return sums
}

// A worker with better German also qualifies for jobs that require less, so counts accumulate.
function accumulate(counts: Count[]): Count[] {
  let sum = 0
  return counts.map(({ value, count }) => {
    sum += count
    return { value, count: sum }
  })
}
