import * as z from 'zod/mini'
import { IdListSchema, LanguageSchema, one, PageQuerySchema, pageOf, TimeSchema } from './conventions.ts'
import { NamedSchema } from './places.ts'
import { PayTypeSchema } from './work-terms.ts'

export const OffersQuerySchema = z.object({
  city_ids: IdListSchema,
  rubric_ids: IdListSchema,
  pay_type: z.optional(PayTypeSchema),
  ...PageQuerySchema.shape,
})

export const OfferCardSchema = z.object({
  id: z.int(),
  name: z.string(),
  rubric: z.object({ ...NamedSchema.shape, icon: z.string() }),
  city: NamedSchema,
  pay_type: PayTypeSchema,
  pay_amount: z.number(),
  language: LanguageSchema,
  excerpt: z.string(),
  published_at: TimeSchema,
  /** Surname shortened to its initial. */
  person: z.object({ id: z.int(), name: z.string(), url_img: z.nullable(z.string()) }),
})
export type OfferCard = z.infer<typeof OfferCardSchema>
export const OffersAnswer = pageOf(OfferCardSchema)
export const OfferSchema = z.object({
  ...OfferCardSchema.shape,
  description: z.string(),
  skills: z.array(z.string()),
  preferences: z.array(z.string()),
})
export type Offer = z.infer<typeof OfferSchema>
export const OfferAnswer = one(OfferSchema)
