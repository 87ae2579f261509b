import * as z from 'zod/mini'
import { ModerationStateSchema, PayTypeSchema, VacancyStateFilterSchema } from './choice-schemas.ts'
import { CHOSEN_CLOSE_REASONS, CLOSE_REASONS } from './choices.ts'
import { listOf, one, TimeSchema } from './conventions.ts'
import { GroundSchema } from './grounds.ts'
import { ObjectionNoteSchema } from './objections.ts'
import { patchOf } from './patch-of.ts'
import { NamedSchema } from './places.ts'
import { FORM_SHAPE, PLACE_FORM, READ_SHAPE } from './vacancy-fields.ts'

/** New vacancies that may wait for moderation before a first one of the employer is approved. */
export const MAX_WAITING_AT_FIRST = 200
/** New vacancies within a day before a first one of the employer is approved. */
export const MAX_NEW_A_DAY_AT_FIRST = 300
/** Vacancies that were never approved, closed ones included, before a first one of the employer is approved. */
export const MAX_UNAPPROVED_AT_FIRST = 1000
/** What the list of own vacancies has: the newest of those that were never approved, and the last ones that closed. */
export const MAX_LISTED = { unapproved: 1000, closed: 200 } as const

/** The vacancy form. A moderator decides on every field except `published`. */
export const VacancyFormSchema = z.object({
  ...PLACE_FORM,
  ...FORM_SHAPE,
  published: z._default(z.boolean(), true),
})
export type VacancyForm = z.infer<typeof VacancyFormSchema>
export type VacancyFormInput = z.input<typeof VacancyFormSchema>
/** PATCH: any part of the form; omitted fields stay. */
export const VacancyPatchSchema = patchOf(VacancyFormSchema)
export type VacancyPatch = z.infer<typeof VacancyPatchSchema>

/** Warnings for employer and moderator that do not prevent publication. */
export const VacancyRemarkSchema = z.enum(['below_minimum_wage', 'below_sector_minimum'])
export type VacancyRemark = z.infer<typeof VacancyRemarkSchema>

/** The text that a moderator decides on. */
export const VacancyTextSchema = z.object({ rubric: NamedSchema, city: NamedSchema, ...READ_SHAPE })
export type VacancyWords = z.infer<typeof VacancyTextSchema>

/** A vacancy as its owner and the moderator see it. */
export const VacancySchema = z.object({
  id: z.int(),
  slug: z.string(),
  ...VacancyTextSchema.shape,
  published: z.boolean(),
  moderation_state: ModerationStateSchema,
  moderation_reason: z.nullable(z.string()),
  moderation_ground: z.nullable(GroundSchema),
  /** Whether the refusal in force is a take-down, not the rejection of a text. Answers of an earlier release have none. */
  is_taken_down: z.optional(z.boolean()),
  /** The owner may object to the rejection: not yet done, and not late. */
  is_objectionable: z.boolean(),
  /** The owner's objection that no moderator has decided yet. */
  objection: z.nullable(ObjectionNoteSchema),
  /** Whether the current user only reads it, as a viewer of its company. */
  is_read_only: z.boolean(),
  /** The import source whose row it came from; null for none, and for moderators. Answers of an earlier release lack it. */
  import_source: z.optional(z.nullable(z.string())),
  /** An approved text is public now: this one, or an earlier one while this one is pending. */
  is_public: z.boolean(),
  published_at: z.nullable(TimeSchema),
  expires_at: z.nullable(TimeSchema),
  closed_at: z.nullable(TimeSchema),
  /** Null while it is open, and for vacancies that were closed before reasons were stored. */
  close_reason: z.nullable(z.enum(CLOSE_REASONS)),
  /** When the owner was asked whether the job is still open; null when there is no open question. */
  asked_at: z.nullable(TimeSchema),
  created_at: TimeSchema,
  updated_at: TimeSchema,
  /** Counts the changes of the text. Sent back as `If-Match` with a PATCH. */
  version: z.int(),
  rates_count: z.int(),
  new_rates_count: z.int(),
  /** Bids without an answer, also those that were read. Answers of an earlier release lack it. */
  waiting_rates_count: z.optional(z.int()),
  /** Accepted bids: how many of the positions are filled. */
  accepted_rates_count: z.int(),
  remarks: z.array(VacancyRemarkSchema),
})
export type Vacancy = z.infer<typeof VacancySchema>
export const VacancyAnswer = one(VacancySchema)
export const VacanciesAnswer = listOf(VacancySchema)

/** POST /cabinet/vacancies/{id}/close; without a body, as in earlier releases, it is filled. */
export const VacancyClosingSchema = z.nullish(
  z.object({ reason: z._default(z.enum(CHOSEN_CLOSE_REASONS), 'filled') }),
)

/** GET and POST /vacancies/still-open: the token from the link in a mail. */
export const StillOpenQuerySchema = z.object({
  token: z.string('required').check(z.minLength(1, 'empty'), z.maxLength(200, 'too_long')),
})

export const VacanciesQuerySchema = z.object({
  state: z.optional(VacancyStateFilterSchema),
  pay_type: z.optional(PayTypeSchema),
})
