import * as z from 'zod/mini'
import { listOf } from './conventions.ts'
import { GroundSchema } from './grounds.ts'
import { MeasureSchema } from './measures.ts'

/** Decisions that can be undone: about a waiting text, a report, an objection; take-downs; measures against a person. */
export const UNDOABLE = ['approval', 'report', 'objection', 'vacancies', 'offers', 'measure'] as const
export type Undoable = (typeof UNDOABLE)[number]

/**
 * GET /admin/held-decisions: the current user's own decisions that have not taken effect. `reason` and what follows is what
 * they have written and chosen, so that undoing puts it back into its form.
 */
export const HeldDecisionSchema = z.object({
  /** `approval`: about a waiting text; a rejection has a reason. */
  what: z.enum(UNDOABLE),
  /** Of the vacancy, report, objection, offer or person. */
  id: z.int(),
  /** The version of a waiting text. */
  version: z.nullable(z.int()),
  /** What was approved together. */
  batch: z.nullable(z.string()),
  /** Milliseconds until it takes effect and can no longer be undone; negative while it is being carried out. */
  due_in_ms: z.int(),
  reason: z.nullable(z.string()),
  ground: z.nullable(GroundSchema),
  reporter_decision: z.nullable(z.string()),
  remove: z.nullable(z.boolean()),
  /** Null for the end of a block, and for a report without a measure. */
  measure: z.nullable(MeasureSchema),
  days: z.nullable(z.int()),
})
export type HeldDecision = z.infer<typeof HeldDecisionSchema>
export const HeldDecisionsAnswer = listOf(HeldDecisionSchema)
