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

/** Whether packed terms are among what is wanted: the conditions of the store, here for counts that are kept. */
export function codeFits(code: number, wanted: TermsWanted): boolean {
  const { pay_type, employment_type, employer_kind, german_level, language } = wanted
  const among = (values: number[], value: number) => values.length === 0 || values.includes(value)
  return (
    (pay_type === null || Math.floor(code / 420) === pay_type) &&
    among(employment_type, Math.floor(code / 84) % 5) &&
    among(employer_kind, Math.floor(code / 28) % 3) &&
    (german_level === null || Math.floor(code / 4) % 7 <= german_level) &&
    among(language, code % 4)
  )
}

/** The numbers of the terms that a filter lets through, or null when it asks nothing. */
export function termsCodes(filter: TermsFilter): number[] | null {
  const { pay_type, german_level } = filter
  const within = <T>(list: T[] | undefined, value: T) => !list?.length || list.includes(value)
  const codes = ALL_TERMS.flatMap((terms, code) =>
    (pay_type === undefined || terms.pay_type === pay_type) &&
    within(filter.employment_type, terms.employment_type) &&
    within(filter.employer_kind, terms.employer_kind) &&
    within(filter.language, terms.language) &&
    (german_level === undefined ||
      GERMAN_LEVELS.indexOf(terms.german_level) <= GERMAN_LEVELS.indexOf(german_level))
      ? [code]
      : [],
  )
  return codes.length === ALL_TERMS.length ? null : codes
}
