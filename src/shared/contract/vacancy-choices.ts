import { PAY_TYPES } from './choices.ts'
import { LANGUAGES } from './languages.ts'

// Every vacancy field with a fixed list of values, declared once. From this table derive the schemas, the columns of the
// search, forms, facts, filters with their counts, the moderator's comparison and the offline search. Without schemas,
// because the first screen loads this file.

type ChoiceField = {
  values: readonly string[]
  /** The form's default; a field without one is mandatory. */
  initial?: string | null
  /** What a filter value matches: any of several values, one value, or one value and all before it. */
  filter: 'any' | 'one' | 'at_most'
  /** Its key in the address of a list. */
  key: string
  /** Its key in the answer of GET /jobs/filters. */
  counts: string
  /** The factor of its value in search_facets() of the database; null counts 0, the first value then 1. */
  packed: number
  /** Whether it is on the card in lists, or on the job's page only. */
  shown: 'card' | 'page'
}

/** Filters of both lists; each has its own place on the screen. */
const SHARED_FIELDS = {
  pay_type: {
    values: PAY_TYPES,
    filter: 'one',
    key: 'pay',
    counts: 'pay_types',
    packed: 420,
    shown: 'card',
  },
  language: {
    values: LANGUAGES,
    filter: 'any',
    key: 'lang',
    counts: 'languages',
    packed: 1,
    shown: 'page',
  },
} as const satisfies Record<string, ChoiceField>

/** Fields of vacancies only, in the order of forms and facts. */
export const JOB_CHOICES = {
  employment_type: {
    values: ['full_time', 'part_time', 'mini_job', 'temporary', 'one_off'],
    filter: 'any',
    key: 'type',
    counts: 'employment_types',
    packed: 84,
    shown: 'card',
  },
  shift_pattern: {
    values: ['early', 'day', 'late', 'night', 'weekend', 'rotating'],
    initial: null,
    filter: 'any',
    key: 'shift',
    counts: 'shift_patterns',
    packed: 840,
    shown: 'card',
  },
  /** A place to live that the employer offers. */
  accommodation: {
    values: ['free', 'paid'],
    initial: null,
    filter: 'any',
    key: 'lodging',
    counts: 'accommodations',
    packed: 5880,
    shown: 'card',
  },
  employer_kind: {
    values: ['company', 'agency', 'household'],
    filter: 'any',
    key: 'kind',
    counts: 'employer_kinds',
    packed: 28,
    shown: 'page',
  },
  /** The minimum level of German on the CEFR scale, in rising order. */
  german_level: {
    values: ['none', 'a1', 'a2', 'b1', 'b2', 'c1', 'c2'],
    initial: 'none',
    filter: 'at_most',
    key: 'german',
    counts: 'german_levels',
    packed: 4,
    shown: 'page',
  },
} as const satisfies Record<string, ChoiceField>

export const FILTER_FIELDS = { ...SHARED_FIELDS, ...JOB_CHOICES }

type Fields = typeof FILTER_FIELDS
export type FilterField = keyof Fields
export type JobChoice = keyof typeof JOB_CHOICES
/** A value of a field. */
export type ChoiceValue<F extends FilterField> = Fields[F]['values'][number]
/** A vacancy's value of a field: null when nothing was chosen in an optional field. */
export type Chosen<F extends FilterField> = F extends FilterField
  ? ChoiceValue<F> | (Fields[F] extends { initial: null } ? null : never)
  : never
/** A filter's value for a field. */
export type FilterValue<F extends FilterField> = Fields[F]['filter'] extends 'any'
  ? ChoiceValue<F>[]
  : ChoiceValue<F>
/** Filter values by their keys in an address. */
export type FilterValuesByKey = { [F in FilterField as Fields[F]['key']]?: FilterValue<F> }
/** The hit counts of each value, by the keys of GET /jobs/filters. */
export type CountsOf<F extends FilterField> = {
  [K in F as Fields[K]['counts']]: { value: ChoiceValue<K>; count: number }[]
}

const namesOf = <T extends object>(table: T) => Object.keys(table) as (keyof T)[]
export const FILTER_NAMES: readonly FilterField[] = namesOf(FILTER_FIELDS)
export const JOB_CHOICE_NAMES: readonly JobChoice[] = namesOf(JOB_CHOICES)

/** Whether a field may stay empty. */
export const isOptional = (field: FilterField): boolean => initialOf(field) === null

/** The values of an empty form: the default of each field, else its first value. */
export const initialChoices = (): { [F in JobChoice]: Chosen<F> } =>
  Object.fromEntries(
    JOB_CHOICE_NAMES.map((field) => {
      const initial = initialOf(field)
      return [field, initial === undefined ? JOB_CHOICES[field].values[0] : initial]
    }),
  ) as { [F in JobChoice]: Chosen<F> }

/** The default of a field; undefined when a choice is mandatory. */
export const initialOf = (field: FilterField): ChoiceField['initial'] => {
  const { initial }: ChoiceField = FILTER_FIELDS[field]
  return initial
}
