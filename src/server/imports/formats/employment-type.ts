import type { ChoiceValue } from '#shared/contract/vacancy-choices.ts'

type EmploymentType = ChoiceValue<'employment_type'>

// Words of Personio, Indeed and schema.org without case and separators.
const WORDS: ReadonlyMap<string, EmploymentType> = new Map(
  Object.entries({
    fulltime: 'full_time',
    vollzeit: 'full_time',
    fullorparttime: 'full_time',
    permanent: 'full_time',
    parttime: 'part_time',
    teilzeit: 'part_time',
    minijob: 'mini_job',
    marginal: 'mini_job',
    temporary: 'temporary',
    temp: 'temporary',
    befristet: 'temporary',
    contract: 'temporary',
    contractor: 'temporary',
    seasonal: 'temporary',
    perdiem: 'one_off',
  } as const),
)

/** The first known word for a kind of employment, as our value; undefined when there is none. */
export function employmentTypeOf(...words: unknown[]): EmploymentType | undefined {
  const known = words
    .flat()
    .flatMap((word) => (typeof word === 'string' ? word.split(',') : []))
    .map((word) => WORDS.get(word.toLowerCase().replace(/[^a-z]/g, '')))
  return known.find((word) => word !== undefined)
}
