import * as z from 'zod/mini'
import { text } from './conventions.ts'

/** The kinds of records that staff find with one search, in the order of the answer. */
export const FOUND_TYPES = ['person', 'vacancy', 'offer', 'report', 'message'] as const
export type FoundType = (typeof FOUND_TYPES)[number]

/** A match of the search of the administration. */
export const FoundSchema = z.object({
  type: z.enum(FOUND_TYPES),
  id: z.int(),
  title: z.string(),
  /** The company, the reported passage or the sender. It distinguishes results with the same title. */
  detail: z.nullable(z.string()),
  /** The state of the queue that lists it, or `public` for an offer that everybody sees; else null. */
  state: z.nullable(z.string()),
  /** The account of its owner; null for reports and messages. */
  owner_id: z.nullable(z.int()),
})
export type Found = z.infer<typeof FoundSchema>
export const StaffSearchAnswer = z.object({ data: z.array(FoundSchema) })
/** GET /admin/search: every word must occur. A number also finds the record with this id. */
export const StaffSearchQuerySchema = z.object({ q: text(100, 2) })
