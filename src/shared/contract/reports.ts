import * as z from 'zod/mini'
import {
  BodyIdSchema,
  EmailSchema,
  Int4Schema,
  LanguageSchema,
  OnlyIdSchema,
  one,
  optionalText,
  PageQuerySchema,
  pageOf,
  QueryInt4Schema,
  TimeSchema,
  text,
} from './conventions.ts'
import { GroundSchema } from './grounds.ts'
import { LIMITS } from './limits.ts'
import { PauseDaysSchema, ReportMeasureSchema } from './measures.ts'
import { ObjectionNoteSchema, ReadObjectionSchema } from './objections.ts'
import { NamedSchema } from './places.ts'
import { RiskSignalSchema } from './risk-codes.ts'
import { VacancyRemarkSchema } from './vacancies.ts'

export const ReportTypeSchema = z.enum(['job', 'offer', 'user', 'message', 'bid'], 'required')
export type ReportType = z.infer<typeof ReportTypeSchema>
export const ReportReasonSchema = z.enum(
  ['fraud', 'illegal', 'discrimination', 'insult', 'spam', 'wrong_information', 'child_protection', 'other'],
  'required',
)
export type ReportReason = z.infer<typeof ReportReasonSchema>
export const REPORT_TEXT = 2000

/**
 * POST /reports. A second one about the same thing is added to the first while that is open. Signed out, `email` is required
 * unless it is about the protection of children (DSA Art. 16); signed in, it is ignored. `text` is required with the reason
 * `other`. Messages are reported by their room's members, bids by those who may read them on the vacancy's side.
 */
export const ReportFormSchema = z.object({
  type: ReportTypeSchema,
  id: BodyIdSchema,
  reason: ReportReasonSchema,
  text: optionalText(REPORT_TEXT),
  email: z.optional(z.nullable(EmailSchema)),
})
export type ReportForm = z.input<typeof ReportFormSchema>
export const ReportReceivedAnswer = one(z.object({ id: z.int() }))
/** GET /cabinet/reports/open: the current user's latest report of this that is not decided, or null. */
export const OwnReportQuerySchema = z.object({ type: ReportTypeSchema, id: QueryInt4Schema })
export const OwnReportAnswer = one(z.nullable(z.object({ id: z.int(), created_at: TimeSchema })))

export const ReportStateSchema = z.enum(['open', 'upheld', 'dismissed'])
export type ReportState = z.infer<typeof ReportStateSchema>

/** A report as the user who has sent it sees it. People and messages are not named: others may see the screen. */
export const SentReportSchema = z.object({
  id: z.int(),
  type: ReportTypeSchema,
  /** The title of the job or offer, or of a bid's vacancy; null for people and messages, and when its author is erased. */
  title: z.nullable(z.string()),
  reason: ReportReasonSchema,
  state: ReportStateSchema,
  /** The reason of the decision, or of its reversal. */
  decision: z.nullable(z.string()),
  created_at: TimeSchema,
  decided_at: z.nullable(TimeSchema),
  /** When an objection to what the upheld report led to succeeded. */
  overturned_at: z.nullable(TimeSchema),
  /** The page to object to the dismissal, below the site; null when that is not possible. Answers stored by an earlier release have none. */
  objection: z.optional(z.nullable(z.string())),
})
export type SentReport = z.infer<typeof SentReportSchema>
/** GET /cabinet/reports: the reports that the current user has sent, latest first. */
export const SentReportsAnswer = pageOf(SentReportSchema)

/** What a reporter has sent about the same thing while the report was open. */
export const ReportAdditionSchema = z.object({
  reason: ReportReasonSchema,
  text: z.nullable(z.string()),
  created_at: TimeSchema,
})
export type ReportAddition = z.infer<typeof ReportAdditionSchema>

/** A report as a moderator sees it. */
export const ReportSchema = z.object({
  id: z.int(),
  type: ReportTypeSchema,
  /** A snapshot of the reported text or person. It stays when the original is deleted. Title and slug of a bid are its vacancy's. */
  subject: z.object({
    id: z.int(),
    title: z.string(),
    text: z.nullable(z.string()),
    slug: z.nullable(z.string()),
    /** The language of title and text; null for people, messages and bids, and when the original is deleted. */
    language: z.nullable(LanguageSchema),
    author: z.nullable(NamedSchema),
    /** The language of the mail to the author; null when no mail can reach them. */
    author_language: z.nullable(LanguageSchema),
    /** On the public text of the vacancy; empty for other things. */
    remarks: z.optional(z.array(VacancyRemarkSchema)),
    /** Passages that may be a scam or discrimination, as hints for the moderator. */
    signals: z.optional(z.array(RiskSignalSchema)),
  }),
  reason: ReportReasonSchema,
  text: z.nullable(z.string()),
  additions: z.optional(z.array(ReportAdditionSchema)),
  /** Null when the reporter was signed out, or when the account is deleted. */
  reporter: z.nullable(NamedSchema),
  /** The language of the mail to the reporter; null when no mail can reach them. */
  reporter_language: z.nullable(LanguageSchema),
  /** How the other reports of the reporter's account were decided. Null without an account. */
  reporter_record: z.nullable(z.object({ upheld: z.int(), dismissed: z.int() })),
  state: ReportStateSchema,
  /** The reporter's open objection to the dismissal. */
  objection: z.nullable(ObjectionNoteSchema),
  decision: z.nullable(z.string()),
  decided_by: z.nullable(NamedSchema),
  decided_at: z.nullable(TimeSchema),
  /** When an objection to what the upheld report led to succeeded. */
  overturned_at: z.nullable(TimeSchema),
  /** What an upheld report has led to: whether content was removed, and the measure against its author. */
  outcome: z.optional(
    z.nullable(z.object({ removed: z.boolean(), measure: z.nullable(ReportMeasureSchema) })),
  ),
  created_at: TimeSchema,
})
export type Report = z.infer<typeof ReportSchema>
export const ReportAnswer = one(ReportSchema)
export const ReportsAnswer = pageOf(ReportSchema)
export const ReportsQuerySchema = z.object({
  state: z._default(ReportStateSchema, 'open'),
  id: OnlyIdSchema,
  ...PageQuerySchema.shape,
})
/**
 * PATCH /admin/reports/{id}: the decision with its reason, mailed to reporter and author. `remove` with `upheld` takes
 * the job or offer down, removes the message or bid or hides the profile, `measure` is the measure against its author.
 * `reporter_decision` is the reason in the reporter's language, if that is another one than the author's.
 */
export const ReportDecisionSchema = z.object({
  state: z.enum(['upheld', 'dismissed'], 'required'),
  decision: text(LIMITS.reason.max, LIMITS.reason.min),
  reporter_decision: z.optional(text(LIMITS.reason.max, LIMITS.reason.min)),
  /** What an upheld report's decision rests on; the terms of use when left out. Without a default: this is a PATCH. */
  ground: z.optional(GroundSchema),
  remove: z.optional(z.boolean()),
  measure: z.optional(ReportMeasureSchema),
  days: PauseDaysSchema,
  objected_at: ReadObjectionSchema,
  /** How many additions the moderator has read. The server refuses a decision about a report with more. */
  additions_read: z.optional(Int4Schema),
  /** Whether the decision takes effect after `UNDO_MS` and can be undone until then. */
  hold: z.optional(z.boolean()),
})
