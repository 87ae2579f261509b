import * as z from 'zod/mini'
import { EmailSchema, one } from './conventions.ts'

const PlaceIdSchema = z.optional(
  z.nullable(z.int('not_a_number').check(z.positive('invalid_value'), z.lte(2_147_483_647, 'invalid_value'))),
)

/** POST /subscriptions: new vacancies by mail, of one rubric and city or of all. */
export const SubscriptionSchema = z.object({
  email: EmailSchema,
  rubric_id: PlaceIdSchema,
  city_id: PlaceIdSchema,
})
export type Subscription = z.input<typeof SubscriptionSchema>

/** POST /subscriptions/confirm and /subscriptions/unsubscribe: the token from the link in a mail. */
export const SubscriptionTokenSchema = z.object({
  token: z.string('required').check(z.minLength(1, 'empty'), z.maxLength(200, 'too_long')),
})
/** The one-click address for mail programs (RFC 8058), which also send their own form body. */
export const OneClickQuerySchema = SubscriptionTokenSchema

export const SubscriptionStateAnswer = one(z.object({ subscribed: z.boolean() }))
