import * as z from 'zod/mini'
import { DateSchema, one } from './conventions.ts'
import { GroundSchema } from './grounds.ts'
import { ObjectionTypeSchema } from './objections.ts'
import { ReportReasonSchema } from './reports.ts'

const HoursSchema = z.nullable(z.number())

/** GET /transparency: the decisions of the last twelve months (Art. 15 and 24 DSA). A median is null without decisions. */
export const TransparencySchema = z.object({
  since: DateSchema,
  until: DateSchema,
  vacancies: z.object({
    approved: z.int(),
    rejected: z.int(),
    taken_down: z.int(),
    /** The median time from submission to decision. */
    median_hours: HoursSchema,
  }),
  offers: z.object({ taken_down: z.int() }),
  /** Messages and bids that were removed. Answers stored by an earlier release have none. */
  messages: z.optional(z.object({ taken_down: z.int() })),
  bids: z.optional(z.object({ taken_down: z.int() })),
  reports: z.object({
    received: z.int(),
    open: z.int(),
    upheld: z.int(),
    dismissed: z.int(),
    /** The median time from the report to the decision. */
    median_hours: HoursSchema,
    /** The most frequent reason first. */
    reasons: z.array(z.object({ reason: ReportReasonSchema, count: z.int() })),
  }),
  /** Objections to decisions. */
  objections: z.object({
    received: z.int(),
    overturned: z.int(),
    upheld: z.int(),
    median_hours: HoursSchema,
    /** What they are about, the most frequent first. */
    subjects: z.array(z.object({ type: ObjectionTypeSchema, count: z.int() })),
  }),
  /** What the decisions against content and accounts rest on, the most frequent first (Art. 17(3)(d) and (e)). */
  grounds: z.array(z.object({ ground: GroundSchema, count: z.int() })),
  accounts: z.object({
    warned: z.int(),
    /** Profiles hidden without a report. */
    hidden: z.int(),
    paused: z.int(),
    blocked: z.int(),
    unblocked: z.int(),
  }),
})
export type Transparency = z.infer<typeof TransparencySchema>
export const TransparencyAnswer = one(TransparencySchema)
