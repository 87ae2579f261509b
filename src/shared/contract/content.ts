import * as z from 'zod/mini'
import { DateSchema, LanguageSchema, listOf, one, QueryInt4Schema, TimeSchema } from './conventions.ts'

/** A static page; `html` was sanitised when it was saved. */
export const PageSchema = z.object({
  slug: z.string(),
  title: z.string(),
  html: z.string(),
  /** The language of the text; another one than requested when that translation is missing. */
  language: LanguageSchema,
  /** The version number of the text, which a consent stores. */
  version: z.int(),
  /** The day from which this version applies, if it was announced for a day still to come. */
  in_force_on: z.optional(DateSchema),
  /** The version that applies now, if this is an earlier one. */
  in_force: z.optional(z.int()),
  /** The announced version that will replace this one. */
  coming: z.optional(z.object({ version: z.int(), in_force_on: DateSchema })),
  updated_at: TimeSchema,
})
export const PageAnswer = one(PageSchema)
/**
 * GET /pages/{slug}: an announced version can be read before its day, an earlier one afterwards. By default the version in
 * force is shown.
 */
export const PageVersionQuerySchema = z.object({ version: z.optional(QueryInt4Schema) })

export const FaqEntrySchema = z.object({
  id: z.int(),
  /** Names the question in links. Neither its order nor its text changes it. */
  slug: z.string(),
  group: z.enum(['general', 'employer', 'worker']),
  question: z.string(),
  html: z.string(),
  /** As that of a page. Answers stored by an earlier release have none. */
  language: z.optional(LanguageSchema),
})
export const FaqAnswer = listOf(FaqEntrySchema)

export const StatisticsSchema = z.object({
  /** Figures that the operator enters in administration. */
  claims: z.object({
    visitors_per_day: z.int(),
    candidates: z.int(),
    vacancies: z.int(),
    employers: z.int(),
  }),
  /** The version of `claims`, sent back as `If-Match` with a change. Answers of an earlier release have none. */
  version: z.optional(z.int()),
  /** Counted at the time of the request. */
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
  /** Whether the operator claims to be the number 1 job exchange. A false claim would be unlawful (§ 5 UWG). */
  numberOne: z.boolean(),
  /** For readers who ask for none of the interface languages: null, and then en, until an administrator has chosen it. */
  default_language: z.nullable(LanguageSchema),
  /** Sent back as `If-Match` with a change. Answers of an earlier release have none. */
  version: z.optional(z.int()),
})
export const AppOptionAnswer = one(AppOptionSchema)
