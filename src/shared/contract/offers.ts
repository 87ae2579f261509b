import * as z from 'zod/mini'
import { PayTypeSchema } from './choice-schemas.ts'
import { LanguageSchema, one, pageOf, TimeSchema } from './conventions.ts'
import { NamedSchema } from './places.ts'

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
  /** The surname is shortened to its initial. */
  person: z.object({ id: z.int(), name: z.string(), url_img: z.nullable(z.string()) }),
  /** The distance from the requested place, if the list has one. */
  distance_km: z.optional(z.number()),
  /** For a signed-in employer. */
  is_favorite: z.optional(z.boolean()),
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
