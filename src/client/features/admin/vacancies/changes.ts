import type { ModeratedVacancy } from '#shared/contract/moderation.ts'
import type { VacancyWords } from '#shared/contract/vacancies.ts'
import { JOB_CHOICE_NAMES, type JobChoice } from '#shared/contract/vacancy-choices.ts'

export type Field = Exclude<keyof VacancyWords, 'pay_type' | 'pay_max'>

const own = (field: Exclude<Field, 'pay_amount' | 'rubric' | 'city'>) => (words: VacancyWords) => words[field]

// In display order. A missing field is a type error.
const COMPARED: Record<Field, (words: VacancyWords) => unknown> = {
  title: own('title'),
  // These are displayed as one value.
  pay_amount: ({ pay_amount, pay_max, pay_type }) => [pay_amount, pay_max, pay_type],
  description: own('description'),
  responsibilities: own('responsibilities'),
  requirements: own('requirements'),
  company_name: own('company_name'),
  contact_name: own('contact_name'),
  rubric: ({ rubric }) => rubric.id,
  city: ({ city }) => city.id,
  hours_per_week: own('hours_per_week'),
  ...(Object.fromEntries(JOB_CHOICE_NAMES.map((field) => [field, own(field)])) as Record<
    JobChoice,
    ReturnType<typeof own>
  >),
  positions: own('positions'),
  street: own('street'),
  postal_code: own('postal_code'),
  start_date: own('start_date'),
  language: own('language'),
}
const FIELDS = Object.keys(COMPARED) as Field[]

const compared = (words: VacancyWords, field: Field) => JSON.stringify(COMPARED[field](words))

/** Returns the fields in which a changed text differs from the public one. Empty when there is no public text. */
export const changedFields = ({ before, ...after }: ModeratedVacancy): Field[] =>
  before ? FIELDS.filter((field) => compared(before, field) !== compared(after, field)) : []
