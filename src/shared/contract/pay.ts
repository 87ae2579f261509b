import * as z from 'zod/mini'
import { one } from './conventions.ts'

/** The kinds of work that a sector pays differently, by task or by qualification. */
export const WageScopeSchema = z.enum([
  'cleaning_inside',
  'cleaning_facade',
  'care_assistant',
  'care_trained',
  'care_nurse',
])
export type WageScope = z.infer<typeof WageScopeSchema>

/**
 * EUR per hour from a day until a later row of the same rubric and scope. Without a rubric it is the statutory minimum wage;
 * with one it binds firms of that sector only.
 */
export const MinimumWageSchema = z.object({
  rubric_id: z.nullable(z.int()),
  scope: z.nullable(WageScopeSchema),
  valid_from: z.string(),
  hourly: z.number(),
})
export type MinimumWage = z.infer<typeof MinimumWageSchema>

/** GET /pay-tables: the dated figures of the law that pay is held against; each row counts until a later one. */
export const PayTablesSchema = z.object({
  minimum_wages: z.array(MinimumWageSchema),
  /** EUR per month up to which a job is a midi-job. What a mini-job may pay follows from the minimum wage. */
  midi_job_limits: z.array(z.object({ valid_from: z.string(), monthly: z.number() })),
})
export type PayTables = z.infer<typeof PayTablesSchema>
export const PayTablesAnswer = one(PayTablesSchema)
