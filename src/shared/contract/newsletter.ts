import * as z from 'zod/mini'
import {
  DateSchema,
  EmailSchema,
  INT4_MAX,
  LanguageSchema,
  listOf,
  one,
  PageQuerySchema,
  pageOf,
  TimeSchema,
} from './conventions.ts'

const PlaceIdSchema = z.optional(
  z.nullable(z.int('not_a_number').check(z.positive('invalid_value'), z.lte(INT4_MAX, 'invalid_value'))),
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

const CountSchema = z.int()
/** GET /admin/newsletter: subscribed addresses by state. */
export const NewsletterSchema = z.object({
  readers: z.object({
    active: CountSchema,
    unconfirmed: CountSchema,
    unsubscribed: CountSchema,
    /** Ended because the mail server knows no such mailbox. */
    bounced: CountSchema,
  }),
  /** Whether mails become files in DATA_DIR, for lack of a mail server. */
  mails_are_files: z.optional(z.boolean()),
})
export const NewsletterAnswer = one(NewsletterSchema)

/** GET /admin/newsletter/days: the mails of each day on which any were queued, the latest first. */
export const NewsletterDaysAnswer = pageOf(
  z.object({
    day: DateSchema,
    queued: CountSchema,
    sent: CountSchema,
    failed: CountSchema,
    bounced: CountSchema,
    /** The server stopped while it sent them: they may have arrived, and are not sent again. */
    interrupted: CountSchema,
  }),
)
export const NewsletterDaysQuerySchema = PageQuerySchema

/** GET /admin/newsletter/preview and POST /admin/newsletter/test: the language of the mail. */
export const NewsletterLanguageSchema = z.object({ language: LanguageSchema })
/** The mail as a reader would get it now; null when no vacancy is public. */
export const NewsletterPreviewAnswer = one(z.nullable(z.object({ subject: z.string(), text: z.string() })))

/** GET /cabinet/newsletter: the active subscriptions of the current user's address. Null means all. */
export const OwnSubscriptionSchema = z.object({
  id: z.int(),
  rubric: z.nullable(z.string()),
  city: z.nullable(z.string()),
  confirmed_at: TimeSchema,
})
export type OwnSubscription = z.infer<typeof OwnSubscriptionSchema>
export const OwnSubscriptionsAnswer = listOf(OwnSubscriptionSchema)
