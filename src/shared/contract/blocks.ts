import * as z from 'zod/mini'
import { IdParamSchema, PageQuerySchema, pageOf, TimeSchema } from './conventions.ts'

/** A user whom the current user has blocked. */
export const BlockSchema = z.object({
  user: z.object({ id: z.int(), name: z.string(), url_img: z.nullable(z.string()) }),
  /** The company under whose name the user has offered jobs. */
  company: z.optional(z.nullable(z.string())),
  blocked_at: TimeSchema,
})
export type Block = z.infer<typeof BlockSchema>
export const BlocksAnswer = pageOf(BlockSchema)
/** GET /cabinet/blocks, latest first; `user_id` filters by one user. */
export const BlocksQuerySchema = z.object({
  ...PageQuerySchema.shape,
  user_id: z.optional(IdParamSchema.shape.id),
})
