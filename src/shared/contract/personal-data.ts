import * as z from 'zod/mini'
import { one } from './conventions.ts'
import { OwnerProofSchema } from './owner-proof.ts'

/** The days within which a deletion can be cancelled. */
export const DAYS_TO_CANCEL_DELETION = 14

/** DELETE /cabinet. */
export const EraseAccountSchema = OwnerProofSchema

/** POST /cabinet/export. `only_new`: only data since the previous export. */
export const ExportFormSchema = z.extend(OwnerProofSchema, {
  only_new: z._default(z.boolean(), false),
})

/** The person's data by part. Rows have the columns of their tables. */
export const ExportSchema = z.object({
  exported_at: z.string(),
  /** The time of the previous export; null when this export is complete. */
  since: z.nullable(z.string()),
  parts: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
})
export type Export = z.infer<typeof ExportSchema>
export const ExportAnswer = one(ExportSchema)
