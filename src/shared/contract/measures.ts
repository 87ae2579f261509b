import * as z from 'zod/mini'
import { TimeSchema, text } from './conventions.ts'
import { GivenGroundSchema } from './grounds.ts'
import { LIMITS } from './limits.ts'

export const MEASURES = ['note', 'warn', 'hide', 'pause', 'block'] as const
/**
 * Measures against a person: a note for staff, a warning by mail and in the app, a hidden public profile, a block for some
 * days, a permanent block.
 */
export const MeasureSchema = z.enum(MEASURES, 'required')
export type Measure = z.infer<typeof MeasureSchema>
/** With a report. Its own `remove` hides a reported profile. */
export const REPORT_MEASURES = ['note', 'warn', 'pause', 'block'] as const satisfies readonly Measure[]
export const ReportMeasureSchema = z.enum(REPORT_MEASURES, 'required')
/** How a measure's reason reached the person: by mail (a warning also in the app), in the app only, or when they log in. */
export const DeliverySchema = z.enum(['mail', 'app', 'login'])
export type Delivery = z.infer<typeof DeliverySchema>
export const PauseDaysSchema = z.optional(
  z.int('not_a_number').check(z.gte(1, 'too_small'), z.lte(90, 'too_large')),
)
/** The length of a pause when nothing else is chosen. */
export const PAUSE_DAYS = 7
/** POST /admin/users/{id}/measures: `days` is the length of a pause, `PAUSE_DAYS` by default. A note is not mailed; staff have no profile to hide. */
export const TakeMeasureSchema = z.object({
  measure: MeasureSchema,
  reason: text(LIMITS.reason.max, LIMITS.reason.min),
  ground: GivenGroundSchema,
  days: PauseDaysSchema,
  /** Whether it takes effect after `UNDO_MS` and can be undone until then. A note takes effect at once. */
  hold: z.optional(z.boolean()),
})
/**
 * POST /admin/users/{id}/unblock: only staff read the reason. Clients of an earlier release send no body. With `hold` it
 * takes effect after `UNDO_MS` and can be undone until then, as a measure can. `decided_at` is the time of the block that was
 * read; another block is not ended.
 */
export const UnblockSchema = z.object({
  reason: z.optional(text(LIMITS.reason.max, LIMITS.reason.min)),
  decided_at: z.optional(TimeSchema),
  hold: z.optional(z.boolean()),
})
/** A held decision about a person. */
export const HeldMeasureSchema = z.union([
  z.object({
    measure: z.literal('unblock'),
    reason: z.optional(z.string()),
    decided_at: z.optional(TimeSchema),
  }),
  TakeMeasureSchema,
])
