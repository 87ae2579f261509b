import { LANGUAGES } from '#shared/contract/languages.ts'
import {
  EmployerKindSchema,
  EmploymentTypeSchema,
  GERMAN_LEVELS,
  PayTypeSchema,
} from '#shared/contract/work-terms.ts'
import {
  codeFits,
  type TermName,
  type TermsFilter,
  type TermsWanted,
  termsWanted,
  termValue,
} from '../query/terms.ts'

type Count<V> = { value: V; count: number }[]

/** Counts by packed terms as counts of each value, the filter on that value's kind left out. */
export function termCounts(counts: Map<number, number>, filter: TermsFilter) {
  const wanted = termsWanted(filter)
  const each = <V>(name: TermName, values: readonly V[]): Count<V> => {
    const sums = sumsOf(counts, wanted && without(wanted, name), name, values.length)
    return values.map((value, index) => ({ value, count: sums[index] as number }))
  }
  return {
    pay_types: each('pay_type', PayTypeSchema.options),
    employment_types: each('employment_type', EmploymentTypeSchema.options),
    employer_kinds: each('employer_kind', EmployerKindSchema.options),
    german_levels: upTo(each('german_level', GERMAN_LEVELS)),
    languages: each('language', LANGUAGES),
  }
}

function sumsOf(counts: Map<number, number>, wanted: TermsWanted | null, name: TermName, values: number) {
  const sums = new Array<number>(values).fill(0)
  for (const [code, count] of counts) {
    if (wanted && !codeFits(code, wanted)) continue
    const value = termValue(code, name)
    sums[value] = (sums[value] as number) + count
  }
  return sums
}

const without = (wanted: TermsWanted, name: TermName): TermsWanted => ({
  ...wanted,
  [name]: name === 'pay_type' || name === 'german_level' ? null : [],
})

// Who knows more German may do what asks for less.
function upTo<V>(counts: Count<V>): Count<V> {
  let sum = 0
  return counts.map(({ value, count }) => {
    sum += count
    return { value, count: sum }
  })
}
