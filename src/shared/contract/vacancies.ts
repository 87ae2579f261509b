import * as z from 'zod/mini'
import {
  DateSchema,
  LanguageSchema,
  line,
  lines,
  listOf,
  MoneySchema,
  one,
  TimeSchema,
  text,
} from './conventions.ts'
import { LIMITS } from './limits.ts'
import { patchOf } from './patch-of.ts'
import { NamedSchema } from './places.ts'
import {
  EmployerKindSchema,
  EmploymentTypeSchema,
  GermanLevelSchema,
  ModerationStateSchema,
  PayTypeSchema,
  VacancyStateFilterSchema,
} from './work-terms.ts'

const listField = lines()

const hoursPerWeek = z.nullable(
  z
    .number('not_a_number')
    .check(
      z.gte(0.5, 'too_small'),
      z.lte(LIMITS.hoursPerWeek, 'too_large'),
      z.multipleOf(0.01, 'two_decimals'),
    ),
)

/** What an employer writes; everything in it but the flag and the dates is decided on by a moderator. */
export const VacancyFormSchema = z.object({
  company_name: line(LIMITS.companyName),
  contact_name: line(LIMITS.name),
  title: line(LIMITS.title.max, LIMITS.title.min),
  rubric_id: z.int('required').check(z.positive('required')),
  city_id: z.int('required').check(z.positive('required')),
  pay_type: PayTypeSchema,
  pay_amount: MoneySchema,
  pay_max: z._default(z.nullable(MoneySchema), null),
  hours_per_week: z._default(hoursPerWeek, null),
  description: text(LIMITS.description.max, LIMITS.description.min),
  requirements: z._default(listField, []),
  responsibilities: z._default(listField, []),
  employment_type: EmploymentTypeSchema,
  employer_kind: EmployerKindSchema,
  german_level: z._default(GermanLevelSchema, 'none'),
  start_date: z._default(z.nullable(DateSchema), null),
  language: LanguageSchema,
  published: z._default(z.boolean(), true),
})
export type VacancyForm = z.infer<typeof VacancyFormSchema>
export type VacancyFormInput = z.input<typeof VacancyFormSchema>
/** PATCH: any part of the form; what is left out stays. */
export const VacancyPatchSchema = patchOf(VacancyFormSchema)
export type VacancyPatch = z.infer<typeof VacancyPatchSchema>

/** Remarks that neither stop a vacancy nor a moderator, but are shown to both. */
export const VacancyRemarkSchema = z.enum(['below_minimum_wage', 'below_sector_minimum'])
export type VacancyRemark = z.infer<typeof VacancyRemarkSchema>

/** What a moderator decides on. */
export const VacancyTextSchema = z.object({
  company_name: z.string(),
  contact_name: z.string(),
  title: z.string(),
  rubric: NamedSchema,
  city: NamedSchema,
  pay_type: PayTypeSchema,
  pay_amount: z.number(),
  pay_max: z.nullable(z.number()),
  hours_per_week: z.nullable(z.number()),
  description: z.string(),
  requirements: z.array(z.string()),
  responsibilities: z.array(z.string()),
  employment_type: EmploymentTypeSchema,
  employer_kind: EmployerKindSchema,
  german_level: GermanLevelSchema,
  start_date: z.nullable(z.string()),
  language: LanguageSchema,
})
export type VacancyWords = z.infer<typeof VacancyTextSchema>

/** A vacancy as its owner and the moderator see it. */
export const VacancySchema = z.object({
  id: z.int(),
  slug: z.string(),
  ...VacancyTextSchema.shape,
  published: z.boolean(),
  moderation_state: ModerationStateSchema,
  moderation_reason: z.nullable(z.string()),
  /** An approved text is public now, be it this one or an earlier one while this one waits. */
  is_public: z.boolean(),
  published_at: z.nullable(TimeSchema),
  expires_at: z.nullable(TimeSchema),
  closed_at: z.nullable(TimeSchema),
  /** Since when the owner is asked whether it still stands; null when there is nothing to answer. */
  asked_at: z.nullable(TimeSchema),
  created_at: TimeSchema,
  updated_at: TimeSchema,
  rates_count: z.int(),
  new_rates_count: z.int(),
  remarks: z.array(VacancyRemarkSchema),
})
export type Vacancy = z.infer<typeof VacancySchema>
export const VacancyAnswer = one(VacancySchema)
export const VacanciesAnswer = listOf(VacancySchema)

export const VacanciesQuerySchema = z.object({
  state: z.optional(VacancyStateFilterSchema),
  pay_type: z.optional(PayTypeSchema),
})
