import { withItem } from '#client/ui/list-items.ts'
import type { EmploymentType, GermanLevel } from '#shared/contract/choice-schemas.ts'
import type { Language } from '#shared/contract/languages.ts'
import type { Vacancy, VacancyFormInput } from '#shared/contract/vacancies.ts'
import { initialChoices } from '#shared/contract/vacancy-choices.ts'
import type { VacancyTemplate } from '#shared/contract/vacancy-templates.ts'

/** The form's values. Fields that are not chosen or typed yet are null. */
export type VacancyDraft = Required<
  Omit<
    VacancyFormInput,
    'rubric_id' | 'city_id' | 'pay_amount' | 'positions' | 'language' | 'employment_type' | 'german_level'
  >
> & {
  /** Null until the employer has chosen: a preset choice would become a claim that nobody made. */
  employment_type: EmploymentType | null
  german_level: GermanLevel | null
  rubric_id: number | null
  city_id: number | null
  pay_amount: number | null
  positions: number | null
  /** Null: the language of the interface, even if that changes. */
  language: Language | null
  /** Text typed for a list but not added yet. */
  typed: { requirements: string; responsibilities: string }
  /** The version of the vacancy that the text was written for; null for a new one. */
  version: number | null
  /** Names a new vacancy until it has an id. It is the idempotency key. */
  key: string
  /** What was submitted last, and may have arrived under the key. */
  submitted?: VacancyFormInput
}

/** What profile and company say about the employer, to prefill the form. */
export type Employer = {
  person_type: 'individual' | 'legal_entity'
  name: string
  surname: string
  company_name: string | null
  contact_name: string | null
  /** The company for which they create vacancies, whatever kind of person they registered as. */
  company?: { name: string } | null
}

/** Creates an empty form, prefilled from the employer's company and profile. */
export function createDraft(employer?: Employer): VacancyDraft {
  const name = employer ? `${employer.name} ${employer.surname}`.trim() : ''
  return {
    company_name: employer?.company?.name ?? employer?.company_name ?? '',
    contact_name: employer?.contact_name ?? name,
    title: '',
    rubric_id: null,
    city_id: null,
    pay_type: 'per_hour',
    pay_amount: null,
    pay_max: null,
    hours_per_week: null,
    description: '',
    requirements: [],
    responsibilities: [],
    ...initialChoices(),
    employment_type: null,
    german_level: null,
    employer_kind: employer?.person_type === 'individual' && !employer.company ? 'household' : 'company',
    care_qualification: null,
    positions: 1,
    street: null,
    postal_code: null,
    start_date: null,
    language: null,
    published: true,
    typed: { requirements: '', responsibilities: '' },
    version: null,
    key: '',
  }
}

/** The form's values for an existing vacancy. */
export function draftOf(vacancy: Vacancy): VacancyDraft {
  const empty = createDraft()
  const sharedKeys = Object.keys(empty).filter((key) => key in vacancy) as (keyof VacancyDraft &
    keyof Vacancy)[]
  return {
    ...empty,
    ...Object.fromEntries(sharedKeys.map((key) => [key, vacancy[key]])),
    rubric_id: vacancy.rubric.id,
    city_id: vacancy.city.id,
  }
}

/** The form's values for a copy of a vacancy. A start date in the past is left out. */
export function draftOfCopy(vacancy: Vacancy, today: string): VacancyDraft {
  const draft = draftOf(vacancy)
  const isPast = draft.start_date !== null && draft.start_date < today
  return { ...draft, start_date: isPast ? null : draft.start_date, published: true, version: null }
}

/** Whether a copy differs from its vacancy in its start date and its visibility alone. */
export function isUnchangedCopy(copy: VacancyDraft, vacancy: Vacancy): boolean {
  const textOf = (draft: VacancyDraft) => {
    const { published: _, start_date: __, ...text } = toBody(draft, vacancy.language)
    return Object.entries(text).map(([name, value]) => `${name} ${JSON.stringify(value)}`)
  }
  return textOf(draftOf(vacancy)).sort().join() === textOf(copy).sort().join()
}

/** The form's values for a template, as `draftOfCopy`. Fields that the template lacks are empty. */
export function draftOfTemplate({ text }: VacancyTemplate, today: string): VacancyDraft {
  const isPast = !!text.start_date && text.start_date < today
  return { ...createDraft(), ...text, ...(isPast && { start_date: null }) }
}

/**
 * Builds the request, including text typed for a list but not added. Missing values are null: the schema of the
 * contract refuses them, on the device and on the server.
 */
export const toBody = (
  { typed, version: _, key: __, submitted: ___, ...draft }: VacancyDraft,
  interfaceLanguage: Language,
): VacancyFormInput =>
  ({
    ...draft,
    requirements: withItem(draft.requirements, typed.requirements),
    responsibilities: withItem(draft.responsibilities, typed.responsibilities),
    postal_code: draft.postal_code?.trim() || null,
    language: draft.language ?? interfaceLanguage,
  }) as VacancyFormInput

const GENDER_MARK = /\((?:[mwfdxi]\s*[/|,*]\s*){1,3}[mwfdxi*]\)|\(all genders\)/i

/** Whether a German title lacks a mark such as (m/w/d). § 11 AGG forbids job advertisements that exclude a gender. */
export const lacksGenderMark = (title: string, language: Language): boolean =>
  language === 'de' && title.trim().length >= 3 && !GENDER_MARK.test(title)

export const withGenderMark = (title: string): string => `${title.trim()} (m/w/d)`
