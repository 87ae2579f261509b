import * as z from 'zod/mini'
import { PageQuerySchema, pageOf, text } from './conventions.ts'

/** The kinds of records that staff find with one search, in the order of the answer. */
export const FOUND_TYPES = ['person', 'vacancy', 'offer', 'report', 'message'] as const
export type FoundType = (typeof FOUND_TYPES)[number]
const FoundTypeSchema = z.enum(FOUND_TYPES)

/** The least number of characters that are searched for. */
export const SHORTEST_STAFF_SEARCH = 2

/** A match of the search of the administration. */
export const FoundSchema = z.object({
  type: FoundTypeSchema,
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
/** At most five of each kind. `more`: the kinds of which more are found. */
export const StaffSearchAnswer = z.object({ data: z.array(FoundSchema), more: z.array(FoundTypeSchema) })
export type StaffSearch = z.infer<typeof StaffSearchAnswer>
/** GET /admin/search: every word must occur. A number also finds the record with this id. */
export const StaffSearchQuerySchema = z.object({ q: text(100, SHORTEST_STAFF_SEARCH) })
/** GET /admin/search/{type}: all of one kind. */
export const FoundTypeParamSchema = z.object({ type: FoundTypeSchema })
export const FoundPageQuerySchema = z.object({ ...StaffSearchQuerySchema.shape, ...PageQuerySchema.shape })
export const FoundPageAnswer = pageOf(FoundSchema)
