import * as z from 'zod/mini'
import { one } from './conventions.ts'

/** GET /pay-tables: the dated figures of the law that pay is held against; each row counts until a later one. */
export const PayTablesSchema = z.object({
  /** EUR per hour; without a rubric the general one. */
  minimum_wages: z.array(
    z.object({ rubric_id: z.nullable(z.int()), valid_from: z.string(), hourly: z.number() }),
  ),
  /** EUR per month up to which a job is a midi-job. What a mini-job may pay follows from the minimum wage. */
  midi_job_limits: z.array(z.object({ valid_from: z.string(), monthly: z.number() })),
})
export type PayTables = z.infer<typeof PayTablesSchema>
export const PayTablesAnswer = one(PayTablesSchema)
