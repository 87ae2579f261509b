import * as z from 'zod/mini'
import { LanguageSchema, listOf, TimeSchema } from './conventions.ts'
import { NamedSchema } from './places.ts'

/** The maximum for one user. Beyond it, the jobs hidden first are shown again. */
export const MAX_HIDDEN_JOBS = 500

/** GET /cabinet/hidden-jobs, latest first. */
export const HiddenJobSchema = z.object({
  /** The id of the job. */
  id: z.int(),
  title: z.string(),
  /** The language of the title. Answers stored by an earlier release have none. */
  language: z.optional(LanguageSchema),
  slug: z.string(),
  /** Answers stored by an earlier release have none of both. */
  company_name: z.optional(z.string()),
  city: z.optional(NamedSchema),
  hidden_at: TimeSchema,
})
export type HiddenJob = z.infer<typeof HiddenJobSchema>
export const HiddenJobsAnswer = listOf(HiddenJobSchema)
