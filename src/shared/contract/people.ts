import * as z from 'zod/mini'
import { ModerationStateSchema } from './choice-schemas.ts'
import {
  EmailSchema,
  LanguageSchema,
  ListSearchSchema,
  one,
  PageQuerySchema,
  pageOf,
  TimeSchema,
  text,
} from './conventions.ts'
import { GivenGroundSchema, GroundSchema } from './grounds.ts'
import { LIMITS } from './limits.ts'
import { DeliverySchema } from './measures.ts'
import { OwnerProofSchema } from './owner-proof.ts'
import { NamedSchema } from './places.ts'
import { ReportReasonSchema, ReportStateSchema, ReportTypeSchema } from './reports.ts'
import { RiskSignalSchema } from './risk-codes.ts'
import { PersonTypeSchema, RoleSchema } from './roles.ts'
import { AppointmentObstacleSchema, StaffRoleSchema } from './staff.ts'
import { VacancyRemarkSchema } from './vacancies.ts'
import { VatCheckSchema } from './vat-check.ts'

/** A person in a list of the administration. */
export const ListedPersonSchema = z.object({
  id: z.int(),
  role: RoleSchema,
  staff_role: z.nullable(StaffRoleSchema),
  name: z.string(),
  surname: z.string(),
  company_name: z.nullable(z.string()),
  email: z.string(),
  email_confirmed: z.boolean(),
  created_at: TimeSchema,
  blocked_at: z.nullable(TimeSchema),
})
export type ListedPerson = z.infer<typeof ListedPersonSchema>

/** A person with all data that staff may see. Every such answer is recorded in the audit log. */
export const PersonSchema = z.object({
  ...ListedPersonSchema.shape,
  person_type: PersonTypeSchema,
  phone: z.nullable(z.string()),
  vat_id: z.nullable(z.string()),
  /** What VIES says of the number; null when it has not been asked. */
  vat_check: z.nullable(VatCheckSchema),
  language: LanguageSchema,
  blocked_reason: z.nullable(z.string()),
  blocked_ground: z.nullable(GroundSchema),
  /** When staff have hidden the public profile, and why; null while it is shown. */
  profile_hidden_at: z.nullable(TimeSchema),
  profile_hidden_reason: z.nullable(z.string()),
  profile_hidden_ground: z.nullable(GroundSchema),
  /** When the block ends by itself; null for no block, or for a block without an end. */
  blocked_until: z.nullable(TimeSchema),
  /** When the person last used the site; null when they have never signed in. */
  last_seen_at: z.nullable(TimeSchema),
  /** Why the person cannot become staff now; null when nothing keeps them from it. */
  appointment_obstacle: z.optional(z.nullable(AppointmentObstacleSchema)),
  sessions_count: z.int(),
  has_second_factor: z.boolean(),
  bids_count: z.int(),
  reports_made: z.int(),
  /** The number of upheld reports. */
  reports_upheld: z.int(),
  /** How many there are. The lists have one page of them. */
  totals: z.object({ vacancies: z.int(), offers: z.int(), reports: z.int(), history: z.int() }),
  /** The newest first. */
  vacancies: z.array(
    z.object({
      id: z.int(),
      title: z.string(),
      slug: z.string(),
      language: LanguageSchema,
      moderation_state: ModerationStateSchema,
      is_closed: z.boolean(),
      /** The version of the public text, which a take-down names; null when none is public. */
      public_version: z.optional(z.nullable(z.int())),
      /** On its public text. */
      remarks: z.optional(z.array(VacancyRemarkSchema)),
      created_at: TimeSchema,
    }),
  ),
  offers: z.array(
    z.object({
      id: z.int(),
      title: z.string(),
      language: LanguageSchema,
      is_taken_down: z.boolean(),
      taken_down_at: z.optional(z.nullable(TimeSchema)),
      /** The version of its text, which a take-down names. */
      version: z.optional(z.int()),
      /** Passages that may be a scam or discrimination, as hints for the moderator. */
      signals: z.optional(z.array(RiskSignalSchema)),
      created_at: TimeSchema,
    }),
  ),
  import_sources: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      url: z.nullable(z.string()),
      trusted: z.boolean(),
      /** How often moderators have approved its vacancies, and rejected them or taken them down. */
      approved: z.int(),
      refused: z.int(),
      created_at: TimeSchema,
    }),
  ),
  /** The decisions of staff about the person, newest first. */
  history: z.array(
    z.object({
      id: z.int(),
      action: z.string(),
      reason: z.nullable(z.string()),
      actor: z.nullable(NamedSchema),
      /** Null for decisions that are not told, and for those before this was recorded. */
      delivery: z.nullable(DeliverySchema),
      created_at: TimeSchema,
    }),
  ),
  /** Reports on the person and on their texts. */
  reports: z.array(
    z.object({
      id: z.int(),
      type: ReportTypeSchema,
      title: z.string(),
      reason: ReportReasonSchema,
      state: ReportStateSchema,
      decision: z.nullable(z.string()),
      created_at: TimeSchema,
    }),
  ),
})
export type Person = z.infer<typeof PersonSchema>
export const PersonAnswer = one(PersonSchema)
export const PeopleAnswer = pageOf(ListedPersonSchema)

/** GET /admin/users/{id}: the page of each list. */
export const PersonQuerySchema = z.object({
  history: PageQuerySchema.shape.page,
  reports: PageQuerySchema.shape.page,
  vacancies: PageQuerySchema.shape.page,
  offers: PageQuerySchema.shape.page,
})
/** GET /admin/users: `q` finds names, companies, e-mail addresses and ids. */
export const PeopleQuerySchema = z.object({
  q: ListSearchSchema,
  role: z.optional(RoleSchema),
  state: z.optional(z.enum(['blocked', 'active'])),
  ...PageQuerySchema.shape,
})
/** POST /admin/users/{id}/block: the reason is mailed to the person. */
export const BlockPersonSchema = z.object({
  reason: text(LIMITS.reason.max, LIMITS.reason.min),
  ground: GivenGroundSchema,
})

/** POST /admin/users/{id}/staff-role: appoints a person as staff, changes the role, or with null ends it. */
export const ChangeStaffRoleSchema = z.object({
  ...OwnerProofSchema.shape,
  role: z.nullable(StaffRoleSchema),
})

/** POST /admin/users/{id}/email: the reason says how the person was identified; the audit log keeps it. */
export const ReplaceEmailSchema = z.object({
  ...OwnerProofSchema.shape,
  email: EmailSchema,
  reason: text(LIMITS.reason.max, LIMITS.reason.min),
})

/** DELETE /admin/users/{id}/second-factor: the reason says how the person was identified; the audit log keeps it. */
export const ResetSecondFactorSchema = z.object({
  ...OwnerProofSchema.shape,
  reason: text(LIMITS.reason.max, LIMITS.reason.min),
})
