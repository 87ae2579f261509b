import * as z from 'zod/mini'
import { one, text } from './conventions.ts'
import { LIMITS } from './limits.ts'
import { OwnerProofSchema } from './owner-proof.ts'

/** DELETE /cabinet. `code`: a code of the authenticator app or a recovery code, where two-step login is switched on. */
export const EraseAccountSchema = z.extend(OwnerProofSchema, { code: z.optional(text(LIMITS.factorCode)) })
export type EraseAccount = z.output<typeof EraseAccountSchema>

/** GET /cabinet/deletion: what a deletion of the account would do now. */
export const DeletionPreviewSchema = z.object({
  /** The vacancies that would be hidden at once, and later erased. */
  vacancies: z.int(),
  offers: z.int(),
  /** The person's own bids. */
  bids: z.int(),
  /** The bids of others on these vacancies: unanswered while these are open, and accepted. */
  waiting_bids: z.int(),
  accepted_bids: z.int(),
  /** The company that the person would leave at once; null without one. */
  company: z.nullable(
    z.object({
      name: z.string(),
      /** The vacancies that another member would get. They stay public. */
      vacancies: z.int(),
      /** Who would get them; null when the company would be deleted, because nobody is left. */
      heir: z.nullable(z.object({ name: z.string(), becomes_owner: z.boolean() })),
    }),
  ),
})
export type DeletionPreview = z.infer<typeof DeletionPreviewSchema>
export const DeletionPreviewAnswer = one(DeletionPreviewSchema)

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
