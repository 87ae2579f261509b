import * as z from 'zod/mini'
import { listOf, TimeSchema } from './conventions.ts'

/** The maximum for one user. The oldest are shown again beyond it. */
export const MAX_HIDDEN_JOBS = 500

/** GET /cabinet/hidden-jobs, latest first. */
export const HiddenJobSchema = z.object({
  /** The id of the job. */
  id: z.int(),
  title: z.string(),
  slug: z.string(),
  hidden_at: TimeSchema,
})
export type HiddenJob = z.infer<typeof HiddenJobSchema>
export const HiddenJobsAnswer = listOf(HiddenJobSchema)
