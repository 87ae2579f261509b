import * as z from 'zod/mini'
import { LanguageSchema, listOf, one, TimeSchema } from './conventions.ts'

/** A static page; `html` was sanitised when it was saved. */
export const PageSchema = z.object({
  slug: z.string(),
  title: z.string(),
  html: z.string(),
  /** The language it is in, when the asked one is missing. */
  language: LanguageSchema,
  updated_at: TimeSchema,
})
export const PageAnswer = one(PageSchema)

export const FaqEntrySchema = z.object({
  id: z.int(),
  group: z.enum(['general', 'employer', 'worker']),
  question: z.string(),
  html: z.string(),
})
export const FaqAnswer = listOf(FaqEntrySchema)

export const StatisticsSchema = z.object({
  /** The operator's own figures, as written in administration. */
  claims: z.object({
    visitors_per_day: z.int(),
    candidates: z.int(),
    vacancies: z.int(),
    employers: z.int(),
  }),
  /** Counted now. */
  live: z.object({ vacancies: z.int(), offers: z.int(), workers: z.int(), employers: z.int() }),
})
export const StatisticsAnswer = one(StatisticsSchema)

export const ContactSchema = z.object({
  id: z.int(),
  address: z.string(),
  phone: z.string(),
  phone2: z.nullable(z.string()),
})
export const ContactsAnswer = listOf(ContactSchema)

export const AppOptionSchema = z.object({
  facebook: z.nullable(z.string()),
  instagram: z.nullable(z.string()),
  telegramChat: z.nullable(z.string()),
  whatsApp: z.nullable(z.string()),
  viberChat: z.nullable(z.string()),
  /** Whether the operator claims to be the number 1 job exchange, which has to be true (§ 5 UWG). */
  numberOne: z.boolean(),
})
export const AppOptionAnswer = one(AppOptionSchema)
