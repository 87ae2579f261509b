import { LANGUAGES, type Language } from '#shared/contract/languages.ts'
import {
  type EmployerKind,
  EmployerKindSchema,
  type EmploymentType,
  EmploymentTypeSchema,
  GERMAN_LEVELS,
  type GermanLevel,
  type PayType,
  PayTypeSchema,
} from '#shared/contract/work-terms.ts'

/** The terms with few values, which search_terms() in the database packs into one number. */
export type Terms = {
  pay_type: PayType
  employment_type: EmploymentType
  employer_kind: EmployerKind
  german_level: GermanLevel
  language: Language
}

const pays = PayTypeSchema.options
const types = EmploymentTypeSchema.options
const kinds = EmployerKindSchema.options

/** All packed terms: the place in the list is the number in the database. */
export const ALL_TERMS: Terms[] = pays.flatMap((pay_type) =>
  types.flatMap((employment_type) =>
    kinds.flatMap((employer_kind) =>
      GERMAN_LEVELS.flatMap((german_level) =>
        LANGUAGES.map((language) => ({ pay_type, employment_type, employer_kind, german_level, language })),
      ),
    ),
  ),
)

// How the packed terms are taken apart: what to divide by, and how many values there are.
const PLACES = {
  pay_type: [420, pays.length],
  employment_type: [84, types.length],
  employer_kind: [28, kinds.length],
  german_level: [4, GERMAN_LEVELS.length],
  language: [1, LANGUAGES.length],
} as const
export type TermName = keyof typeof PLACES
export const TERM_NAMES = Object.keys(PLACES) as TermName[]

/** Which value packed terms have, as its place among the values. */
export const termValue = (code: number, name: TermName): number =>
  Math.floor(code / PLACES[name][0]) % PLACES[name][1]

/** What may be asked of terms; nothing asked lets all through. */
export type TermsFilter = {
  pay_type?: PayType | undefined
  employment_type?: EmploymentType[] | undefined
  employer_kind?: EmployerKind[] | undefined
  german_level?: GermanLevel | undefined
  language?: Language[] | undefined
}

/** What a filter asks of each of the terms, as their places in the lists above; at most, for the level of German. */
export type TermsWanted = {
  pay_type: number | null
  employment_type: number[]
  employer_kind: number[]
  german_level: number | null
  language: number[]
}

/** A filter in the numbers of the database, or null when it asks nothing. */
export function termsWanted(filter: TermsFilter): TermsWanted | null {
  const { pay_type, employment_type = [], employer_kind = [], german_level, language = [] } = filter
  if (!pay_type && !german_level && !employment_type.length && !employer_kind.length && !language.length)
    return null
  return {
    pay_type: pay_type ? pays.indexOf(pay_type) : null,
    employment_type: employment_type.map((value) => types.indexOf(value)),
    employer_kind: employer_kind.map((value) => kinds.indexOf(value)),
    german_level: german_level ? GERMAN_LEVELS.indexOf(german_level) : null,
    language: language.map((value) => LANGUAGES.indexOf(value)),
  }
}

/** Whether packed terms are among what is wanted: the conditions of the store, here for what is counted by them. */
export function codeFits(code: number, wanted: TermsWanted): boolean {
  const among = (values: number[], name: TermName) => !values.length || values.includes(termValue(code, name))
  const { pay_type, employment_type, employer_kind, german_level, language } = wanted
  return (
    (pay_type === null || termValue(code, 'pay_type') === pay_type) &&
    among(employment_type, 'employment_type') &&
    among(employer_kind, 'employer_kind') &&
    (german_level === null || termValue(code, 'german_level') <= german_level) &&
    among(language, 'language')
  )
}
