import * as z from 'zod/mini'
import { MODERATION_STATES, PAY_TYPES, VACANCY_STATE_FILTERS } from './choices.ts'

// The choices that describe work, apart from the forms they stand in: lists need them and nothing else of those.
export const PayTypeSchema = z.enum(PAY_TYPES, 'required')
export type PayType = z.infer<typeof PayTypeSchema>
export const EmploymentTypeSchema = z.enum(
  ['full_time', 'part_time', 'mini_job', 'temporary', 'one_off'],
  'required',
)
export type EmploymentType = z.infer<typeof EmploymentTypeSchema>
export const EmployerKindSchema = z.enum(['company', 'agency', 'household'], 'required')
export type EmployerKind = z.infer<typeof EmployerKindSchema>
/** Least German asked for, on the CEFR scale, in rising order. */
export const GERMAN_LEVELS = ['none', 'a1', 'a2', 'b1', 'b2', 'c1', 'c2'] as const
export const GermanLevelSchema = z.enum(GERMAN_LEVELS, 'required')
export type GermanLevel = z.infer<typeof GermanLevelSchema>
export const ModerationStateSchema = z.enum(MODERATION_STATES)
export type ModerationState = z.infer<typeof ModerationStateSchema>
export const VacancyStateFilterSchema = z.enum(VACANCY_STATE_FILTERS)
export type VacancyStateFilter = z.infer<typeof VacancyStateFilterSchema>
