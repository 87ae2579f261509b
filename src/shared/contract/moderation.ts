import * as z from 'zod/mini'
import { SECOND_MS } from '../durations.ts'
import { ModerationStateSchema } from './choice-schemas.ts'
import { SHORTEST_STAFF_SEARCH } from './choices.ts'
import { Int4Schema, LanguageSchema, OnlyIdSchema, one, pageOf, TimeSchema, text } from './conventions.ts'
import { GivenGroundSchema } from './grounds.ts'
import { LIMITS } from './limits.ts'
import { ReadObjectionSchema } from './objections.ts'
import { WageScopeSchema } from './pay.ts'
import { NamedSchema } from './places.ts'
import { RiskSignalSchema } from './risk-codes.ts'
import { VacancySchema, VacancyTextSchema } from './vacancies.ts'
import { VatCheckSchema } from './vat-check.ts'

/** A vacancy in the moderation queue: the text to decide on, its author, and the public text until then. */
export const ModeratedVacancySchema = z.object({
  ...VacancySchema.shape,
  employer: z.object({
    ...NamedSchema.shape,
    /** The language of the mails to the employer. */
    language: LanguageSchema,
    email_confirmed: z.boolean(),
    vat_id: z.nullable(z.string()),
    /** What VIES says of the number; null when it has not been asked. */
    vat_check: z.nullable(VatCheckSchema),
    member_since: TimeSchema,
    vacancies_count: z.int(),
    /** Earlier rejections and take-downs of the employer's vacancies. */
    rejections_count: z.int(),
    /** Upheld reports on the employer or their texts. */
    reports_upheld: z.int(),
  }),
  /** The company that the vacancy belongs to, with what moderators need to judge it; null for a person's own. */
  company: z.nullable(
    z.object({
      ...NamedSchema.shape,
      logo: z.nullable(z.string()),
      address: z.nullable(z.string()),
      website: z.nullable(z.string()),
      /** Answers stored by an earlier release have none. */
      description: z.optional(z.nullable(z.string())),
      verified_domain: z.nullable(z.string()),
      members_count: z.int(),
      vacancies_count: z.int(),
      /** Earlier rejections and take-downs of the company's vacancies. */
      rejections_count: z.int(),
      /** Its newest other vacancies. */
      vacancies: z.array(
        z.object({ id: z.int(), title: z.string(), moderation_state: ModerationStateSchema }),
      ),
    }),
  ),
  /** The newest rejection or take-down of the vacancy, also of an earlier text. Answers of an earlier release have none. */
  earlier_refusal: z.optional(z.nullable(z.object({ reason: z.string(), decided_at: TimeSchema }))),
  /** The minimum wage on the first day of work, and the hourly pay to compare with it; null when unknown. */
  minimum_wage: z.nullable(z.number()),
  /** The minimum wages of firms in this sector on that day, the lowest first; none for a household. */
  sector_minima: z.optional(z.array(z.object({ scope: WageScopeSchema, hourly: z.number() }))),
  hourly_pay: z.nullable(z.number()),
  /** The hourly pay of the middle 80 % of the rubric's public vacancies; null with too few to compare. */
  usual_pay: z.nullable(z.object({ from: z.number(), to: z.number() })),
  /** Passages that may be a scam or discrimination, as hints for the moderator. */
  signals: z.array(RiskSignalSchema),
  /** Other vacancies with nearly the same text; `likeness` is the share of the text in common, 0.6 to 1. */
  similar: z.array(
    z.object({
      id: z.int(),
      title: z.string(),
      employer: NamedSchema,
      moderation_state: ModerationStateSchema,
      closed: z.boolean(),
      likeness: z.number(),
    }),
  ),
  /** The version of the text. An approval names the version that was read, so a later edit is not approved unread. */
  version: z.int(),
  /** The version of the public text, which a take-down names; null when none is. Earlier releases do not send it. */
  public_version: z.optional(z.nullable(z.int())),
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
  id: OnlyIdSchema,
  /** Only vacancies of this import source. */
  source_id: OnlyIdSchema,
  /** Words of title or company, or a vacancy's number. */
  q: z.optional(text(100, SHORTEST_STAFF_SEARCH)),
})
/** POST /admin/vacancies/{id}/take-down and /admin/offers/{id}/take-down. The reason is mailed to the author. */
export const TakeDownSchema = z.object({
  reason: text(LIMITS.reason.max, LIMITS.reason.min),
  ground: GivenGroundSchema,
  /** The version of the public text that was read; another one is refused. By default any. */
  version: z.optional(z.int('not_a_number').check(z.gte(0, 'too_small'))),
  /** Whether it takes effect after `UNDO_MS` and can be undone until then. */
  hold: z.optional(z.boolean()),
})
/**
 * POST /admin/users/{id}/show-profile and /admin/offers/{id}/show: the audit log keeps the reason. `decided_at` is the time of
 * the decision that was read: a reversal that waited on a device must not reverse a later one. By default any is reversed.
 */
export const ShowAgainSchema = z.object({
  reason: text(LIMITS.reason.max, LIMITS.reason.min),
  decided_at: z.optional(TimeSchema),
})
/** How long a decision with `hold` can be undone. It takes effect afterwards. */
export const UNDO_MS = 10 * SECOND_MS
/**
 * POST /admin/vacancies/{id}/approve. With `hold` the approval takes effect later, and can be undone until then. Approvals
 * with the same `batch` are announced to an employer in one mail and one notification.
 */
export const ApproveSchema = z.object({
  version: z.optional(Int4Schema),
  hold: z.optional(z.boolean()),
  batch: z.optional(z.uuid('invalid_value')),
  objected_at: ReadObjectionSchema,
})
/** POST /admin/vacancies/{id}/reject. `hold` as for the approval. */
export const RejectSchema = z.object({
  hold: z.optional(z.boolean()),
  reason: text(LIMITS.reason.max, LIMITS.reason.min),
  ground: GivenGroundSchema,
  version: z.optional(Int4Schema),
  objected_at: ReadObjectionSchema,
})
