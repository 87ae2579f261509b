import * as z from 'zod/mini'
import { DateSchema, one, TimeSchema } from './conventions.ts'
import { StaffRoleSchema } from './staff.ts'

/** The length of a queue and the time of its oldest entry. The time is null when the queue is empty. */
const QueueSchema = z.object({ count: z.int(), oldest_at: z.nullable(TimeSchema) })
export const QUEUES = ['vacancies', 'reports', 'objections', 'messages', 'mails'] as const
export type QueueName = (typeof QUEUES)[number]

/** GET /admin/waiting: the current user's role, and the queues for which it has the right; null for the others. */
export const WaitingSchema = z.object({
  role: StaffRoleSchema,
  queues: z.object({
    vacancies: z.nullable(QueueSchema),
    reports: z.nullable(QueueSchema),
    objections: z.nullable(QueueSchema),
    messages: z.nullable(QueueSchema),
    /** Mails that failed and are not retried by themselves. */
    mails: z.optional(z.nullable(QueueSchema)),
  }),
})
export type Waiting = z.infer<typeof WaitingSchema>
export const WaitingAnswer = one(WaitingSchema)

const DaySchema = z.object({
  day: DateSchema,
  workers: z.int(),
  employers: z.int(),
  bids: z.int(),
  /** Decisions on vacancies. */
  decisions: z.optional(z.int()),
  /** From submission to decision; null on a day without decisions. */
  median_hours: z.optional(z.nullable(z.number())),
  /** The share of the day's bids that employers have answered; null on a day without bids. */
  answered_percent: z.optional(z.nullable(z.int())),
})
/** GET /admin/overview: the figures of the last 30 days (days in UTC), and vacancies by state now. */
export const FiguresSchema = z.object({
  days: z.array(DaySchema),
  vacancies: z.object({
    pending: z.int(),
    public: z.int(),
    paused: z.int(),
    rejected: z.int(),
    closed: z.int(),
  }),
  /** Null when there were no decisions. */
  decisions: z.object({ count: z.int(), median_hours: z.nullable(z.number()) }),
  bids: z.object({ count: z.int(), answered: z.int() }),
})
export type Figures = z.infer<typeof FiguresSchema>
export const FiguresAnswer = one(FiguresSchema)
