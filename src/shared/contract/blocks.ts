import * as z from 'zod/mini'
import { IdParamSchema, PageQuerySchema, pageOf, TimeSchema } from './conventions.ts'

/** Somebody the caller does not want to hear from. */
export const BlockSchema = z.object({
  user: z.object({ id: z.int(), name: z.string(), url_img: z.nullable(z.string()) }),
  blocked_at: TimeSchema,
})
export type Block = z.infer<typeof BlockSchema>
export const BlocksAnswer = pageOf(BlockSchema)
/** GET /cabinet/blocks, latest first; `user_id` asks for one person. */
export const BlocksQuerySchema = z.object({
  ...PageQuerySchema.shape,
  user_id: z.optional(IdParamSchema.shape.id),
})
