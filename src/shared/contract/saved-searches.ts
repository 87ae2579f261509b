import * as z from 'zod/mini'
import { line, listOf, one, TimeSchema } from './conventions.ts'
import { patchOf } from './patch-of.ts'

export const MAX_SAVED_SEARCHES = 50

/** The channels of one kind of notification. */
export const NotifyBySchema = z.object({ app: z.boolean(), push: z.boolean(), email: z.boolean() })
export type NotifyBy = z.infer<typeof NotifyBySchema>

const value = z.union([z.string().check(z.maxLength(200, 'too_long')), z.number(), z.boolean()])
/**
 * The query of GET /jobs without the page: `q`, `city_ids`, `rubric_ids`, `pay_type` and so on; invalid ones are 422.
 */
export const SavedFiltersSchema = z.record(
  z.string().check(z.regex(/^[a-z_]{1,40}$/)),
  z.union([value, z.array(value).check(z.maxLength(100, 'too_many'))]),
)
export type SavedFilters = z.infer<typeof SavedFiltersSchema>

export const SavedSearchFormSchema = z.object({
  title: line(120),
  filters: z._default(SavedFiltersSchema, {}),
  notify: z._default(NotifyBySchema, { app: true, push: false, email: false }),
})

/** PATCH /cabinet/saved-searches/{id}: changes the channels of its notifications. */
export const SavedSearchPatchSchema = patchOf(z.pick(SavedSearchFormSchema, { notify: true }))

export const SavedSearchSchema = z.object({
  id: z.int(),
  title: z.string(),
  filters: SavedFiltersSchema,
  notify: NotifyBySchema,
  created_at: TimeSchema,
})
export type SavedSearch = z.infer<typeof SavedSearchSchema>
export const SavedSearchAnswer = one(SavedSearchSchema)
export const SavedSearchesAnswer = listOf(SavedSearchSchema)
