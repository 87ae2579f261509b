import * as z from 'zod/mini'
import { MODERATION_STATES, VACANCY_STATE_FILTERS } from './choices.ts'
import { LanguageSchema } from './conventions.ts'
import { type ChoiceValue, FILTER_FIELDS, FILTER_NAMES, type FilterField } from './vacancy-choices.ts'

/** The schema for the values of each field with a fixed list. */
export type ChoiceSchema<F extends FilterField> = z.ZodMiniEnum<{ [V in ChoiceValue<F>]: V }>
export const CHOICE_SCHEMAS = {
  ...Object.fromEntries(
    FILTER_NAMES.map((field) => [field, z.enum(FILTER_FIELDS[field].values, 'unchosen')]),
  ),
  language: LanguageSchema,
} as { [F in FilterField]: ChoiceSchema<F> }

export const PayTypeSchema = CHOICE_SCHEMAS.pay_type
export type PayType = ChoiceValue<'pay_type'>
export type EmploymentType = ChoiceValue<'employment_type'>
export type EmployerKind = ChoiceValue<'employer_kind'>
export type GermanLevel = ChoiceValue<'german_level'>
export const ModerationStateSchema = z.enum(MODERATION_STATES)
export type ModerationState = z.infer<typeof ModerationStateSchema>
export const VacancyStateFilterSchema = z.enum(VACANCY_STATE_FILTERS)
export type VacancyStateFilter = z.infer<typeof VacancyStateFilterSchema>
