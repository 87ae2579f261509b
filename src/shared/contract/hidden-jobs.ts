import * as z from 'zod/mini'
import { listOf, TimeSchema } from './conventions.ts'

/** The maximum for one user. Beyond it, the jobs hidden first are shown again. */
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
