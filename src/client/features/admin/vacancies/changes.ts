import type { ModeratedVacancy } from '#shared/contract/moderation.ts'
import type { VacancyWords } from '#shared/contract/vacancies.ts'

export type Field = Exclude<keyof VacancyWords, 'pay_type' | 'pay_max'>

const FIELDS = [
  'title',
  'pay_amount',
  'description',
  'responsibilities',
  'requirements',
  'company_name',
  'contact_name',
  'rubric',
  'city',
  'employment_type',
  'employer_kind',
  'hours_per_week',
  'german_level',
  'start_date',
  'language',
] as const satisfies Field[]

// What is read as one thing is one change.
const compared = (words: VacancyWords, field: Field): string => {
  if (field === 'pay_amount') return JSON.stringify([words.pay_amount, words.pay_max, words.pay_type])
  if (field === 'rubric' || field === 'city') return `${words[field].id}`
  return JSON.stringify(words[field])
}

/** The fields in which a changed text differs from the public one; none when there is no other. */
export const changedFields = ({ before, ...after }: ModeratedVacancy): Field[] =>
  before ? FIELDS.filter((field) => compared(before, field) !== compared(after, field)) : []
