import * as z from 'zod/mini'
import { one } from './conventions.ts'

const CARE_SCOPES = ['care_assistant', 'care_trained', 'care_nurse'] as const
/** The qualification that a job in care needs. The minimum wage of care depends on it. */
export const CareScopeSchema = z.enum(CARE_SCOPES)
export type CareScope = z.infer<typeof CareScopeSchema>

/** The kinds of work with separate minimum wages in one sector, by task or by qualification. */
export const WageScopeSchema = z.enum(['cleaning_inside', 'cleaning_facade', ...CARE_SCOPES])
export type WageScope = z.infer<typeof WageScopeSchema>

/** Where a figure comes from. Tables stored by an earlier release have none of it. */
const SOURCE = {
  /** The text that sets the figure, by its usual German name. */
  source: z.optional(z.string()),
  source_url: z.optional(z.nullable(z.string())),
  /** The day when the figure was last compared with the source. */
  checked_on: z.optional(z.nullable(z.string())),
}

/**
 * A minimum wage in EUR per hour, valid until a later row of the same rubric and scope, or until its last day. Without a
 * rubric it is the statutory minimum wage; with a rubric it binds only firms of that sector.
 */
export const MinimumWageSchema = z.object({
  rubric_id: z.nullable(z.int()),
  scope: z.nullable(WageScopeSchema),
  valid_from: z.string(),
  /** The last day of the text that sets it; null when that has no end. Tables stored by an earlier release have none. */
  valid_to: z.optional(z.nullable(z.string())),
  hourly: z.number(),
  ...SOURCE,
})
export type MinimumWage = z.infer<typeof MinimumWageSchema>

const SectorMinimaSchema = z.array(z.object({ scope: WageScopeSchema, hourly: z.number() }))

/** Why an employer should check a pay: it is below a minimum wage, or above the limit of a mini-job. EUR. */
export const PayWarningSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('statutory'),
    hourly: z.number(),
    minimum: z.number(),
    day: z.string(),
    /** What firms of the sector must pay instead. */
    minima: z.optional(SectorMinimaSchema),
  }),
  z.object({
    kind: z.literal('sector'),
    hourly: z.number(),
    minima: SectorMinimaSchema,
    /** Whether the pay is below the minimum of each kind of work that the title may mean. */
    is_certain: z.optional(z.boolean()),
  }),
  z.object({ kind: z.literal('mini_job'), monthly: z.number(), limit: z.number(), day: z.string() }),
])
export type PayWarning = z.infer<typeof PayWarningSchema>

/** GET /pay-tables: dated statutory figures to compare pay with; each row is valid until a later one. */
export const PayTablesSchema = z.object({
  minimum_wages: z.array(MinimumWageSchema),
  /** The limit of a midi-job, in EUR per month. The limit of a mini-job follows from the minimum wage. */
  midi_job_limits: z.array(z.object({ valid_from: z.string(), monthly: z.number(), ...SOURCE })),
})
export type PayTables = z.infer<typeof PayTablesSchema>
export const PayTablesAnswer = one(PayTablesSchema)
