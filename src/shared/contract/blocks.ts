import * as z from 'zod/mini'
import { listOf, TimeSchema } from './conventions.ts'

/** Somebody the caller does not want to hear from. */
export const BlockSchema = z.object({
  user: z.object({ id: z.int(), name: z.string(), url_img: z.nullable(z.string()) }),
  blocked_at: TimeSchema,
})
export type Block = z.infer<typeof BlockSchema>
export const BlocksAnswer = listOf(BlockSchema)
