import * as z from 'zod/mini'

// The choices that describe work, apart from the forms they stand in: lists need them and nothing else of those.
export const PayTypeSchema = z.enum(['per_month', 'per_hour'], 'required')
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
export const ModerationStateSchema = z.enum(['pending', 'approved', 'rejected'])
export type ModerationState = z.infer<typeof ModerationStateSchema>
export const VacancyStateFilterSchema = z.enum(['active', 'pending', 'rejected', 'expired', 'closed'])
export type VacancyStateFilter = z.infer<typeof VacancyStateFilterSchema>
