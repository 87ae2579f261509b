import * as z from 'zod/mini'
import { FOUND_TYPES, SHORTEST_STAFF_SEARCH } from './choices.ts'
import { PageQuerySchema, pageOf, text } from './conventions.ts'

const FoundTypeSchema = z.enum(FOUND_TYPES)

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
