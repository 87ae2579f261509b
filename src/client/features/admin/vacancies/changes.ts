import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { CHOICE_WORDS } from '#client/domain/labels.ts'
import type { ModeratedVacancy } from '#shared/contract/moderation.ts'
import type { VacancyWords } from '#shared/contract/vacancies.ts'
import { JOB_CHOICE_NAMES, type JobChoice } from '#shared/contract/vacancy-choices.ts'

export type Field = Exclude<keyof VacancyWords, 'pay_type' | 'pay_max'>

const choiceLabel = (field: JobChoice): MessageDescriptor =>
  CHOICE_WORDS[field].formLabel ?? CHOICE_WORDS[field].label

/** The label of each field in display order. A missing field is a type error. */
export const LABELS: Record<Field, MessageDescriptor> = {
  title: msg`Title`,
  pay_amount: msg`Payment`,
  description: msg`Description`,
  responsibilities: msg`Responsibilities`,
  requirements: msg`Requirements`,
  company_name: msg`Company name`,
  contact_name: msg`Contact name`,
  rubric: msg`Rubric`,
  city: msg`City`,
  hours_per_week: msg`Hours a week`,
  ...(Object.fromEntries(JOB_CHOICE_NAMES.map((field) => [field, choiceLabel(field)])) as Record<
    JobChoice,
    MessageDescriptor
  >),
  care_qualification: msg`Qualification`,
  positions: msg`People wanted`,
  street: msg`Street and number`,
  postal_code: msg`Postcode`,
  start_date: msg`Start date`,
  language: msg`Language of the text`,
}
const FIELDS = Object.keys(LABELS) as Field[]

/** A field's value as text, for the comparison. Places are compared by id. Amounts and type of pay are one value. */
function compared(words: VacancyWords, field: Field): string {
  if (field === 'rubric' || field === 'city') return `${words[field].id}`
  const value = field === 'pay_amount' ? [words.pay_amount, words.pay_max, words.pay_type] : words[field]
  return JSON.stringify(value)
}

/** Returns the fields in which a changed text differs from the public one. Empty when there is no public text. */
export const changedFields = ({ before, ...after }: ModeratedVacancy): Field[] =>
  before ? FIELDS.filter((field) => compared(before, field) !== compared(after, field)) : []
