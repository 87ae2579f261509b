import { PAY_TYPES } from './choices.ts'
import { LANGUAGES } from './languages.ts'

// Each field of a vacancy that is chosen from a list is declared here once. Its schemas (form, patch, card, page,
// filter, counts, saved search), its columns of the search, its place in forms, facts and filters, the moderator's
// comparison and the offline search derive from this table. Without schemas: the first screen reads it.

type ChoiceField = {
  values: readonly string[]
  /** What the form sends when nothing was chosen; a field without it is mandatory. */
  initial?: string | null
  /** What its filter lets through: any of several values, one value, or one value and all before it. */
  filter: 'any' | 'one' | 'at_most'
  /** Its key in the address of a list. */
  key: string
  /** Its key in the answer of GET /jobs/filters. */
  counts: string
  /** What its value is multiplied with in search_terms() of the database; null is 0, the first value then 1. */
  packed: number
  /** Whether the card of a list shows it, or the job's page alone. */
  shown: 'card' | 'page'
}

/** Filtered by in both lists; each has its own place on the screen. */
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

/** Of vacancies alone, in the order in which forms and facts show them. */
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
    values: ['day', 'late', 'night', 'weekend', 'rotating'],
    initial: null,
    filter: 'any',
    key: 'shift',
    counts: 'shift_patterns',
    packed: 840,
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
  /** Least German asked for, on the CEFR scale, in rising order. */
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
/** What a vacancy has in a field: null where nothing was chosen and nothing must be. */
export type Chosen<F extends FilterField> = F extends FilterField
  ? ChoiceValue<F> | (Fields[F] extends { initial: null } ? null : never)
  : never
/** What a filter may ask of a field. */
export type Asked<F extends FilterField> = Fields[F]['filter'] extends 'any'
  ? ChoiceValue<F>[]
  : ChoiceValue<F>
/** The filters as an address names them. */
export type AskedByKey = { [F in FilterField as Fields[F]['key']]?: Asked<F> }
/** How often each value occurs, as GET /jobs/filters names the fields. */
export type CountsOf<F extends FilterField> = {
  [K in F as Fields[K]['counts']]: { value: ChoiceValue<K>; count: number }[]
}

const namesOf = <T extends object>(table: T) => Object.keys(table) as (keyof T)[]
export const FILTER_NAMES: readonly FilterField[] = namesOf(FILTER_FIELDS)
export const JOB_CHOICE_NAMES: readonly JobChoice[] = namesOf(JOB_CHOICES)

/** Whether a field may stay empty. */
export const isOptional = (field: FilterField): boolean => initialOf(field) === null

/** What an empty form shows in each field: its default, else the first value. */
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
