import * as z from 'zod/mini'
import { one } from './conventions.ts'

/** So many decisions are needed for a median that says something. */
export const MIN_DECISIONS = 10

/** GET /approval-time: the median of the hours from submission to decision, of the last 30 days; null with few decisions. */
export const ApprovalTimeAnswer = one(z.object({ median_hours: z.nullable(z.number()) }))
