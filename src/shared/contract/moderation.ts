import * as z from 'zod/mini'
import { one, pageOf, text } from './conventions.ts'
import { LIMITS } from './limits.ts'
import { NamedSchema } from './places.ts'
import { VacancySchema, VacancyTextSchema } from './vacancies.ts'
import { ModerationStateSchema } from './work-terms.ts'

/** A vacancy in the moderation queue: the text to decide on, its author, and the public text until then. */
export const ModeratedVacancySchema = z.object({
  ...VacancySchema.shape,
  employer: z.object({ ...NamedSchema.shape, email_confirmed: z.boolean(), vacancies_count: z.int() }),
  /** The version of the text. An approval names the version that was read, so a later edit is not approved unread. */
  version: z.int(),
  /** The approved text that is public until the decision; null when there is none, or when it is this text. */
  before: z.nullable(VacancyTextSchema),
})
export type ModeratedVacancy = z.infer<typeof ModeratedVacancySchema>
export const ModeratedVacancyAnswer = one(ModeratedVacancySchema)
export const ModerationQueueAnswer = pageOf(ModeratedVacancySchema)
export const ModerationQuerySchema = z.object({
  state: z._default(ModerationStateSchema, 'pending'),
  page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100_000)), 1),
  per_page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), 20),
})
export const ApproveSchema = z.object({ version: z.optional(z.int()) })
export const RejectSchema = z.object({
  reason: text(LIMITS.reason.max, LIMITS.reason.min),
  version: z.optional(z.int()),
})
