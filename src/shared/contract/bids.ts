import * as z from 'zod/mini'
import { PayTypeSchema } from './choice-schemas.ts'
import { BID_STATES, CHOSEN_DECLINE_REASONS, DECLINE_REASONS } from './choices.ts'
import {
  BodyIdSchema,
  LanguageSchema,
  line,
  listOf,
  MoneySchema,
  one,
  optionalText,
  TimeSchema,
  text,
} from './conventions.ts'
import { GroundSchema } from './grounds.ts'
import { LIMITS } from './limits.ts'
import { NamedSchema } from './places.ts'

export const BidStateSchema = z.enum(BID_STATES)
export type BidState = z.infer<typeof BidStateSchema>
export const DeclineReasonSchema = z.enum(DECLINE_REASONS)
export type DeclineReason = z.infer<typeof DeclineReasonSchema>

/** POST /jobs/{slug}/rates and PUT /rates/{id}. "rate" is the API's word for a bid (src/docs/words.md, "Glossary"). */
export const BidFormSchema = z
  .object({
    text: text(LIMITS.bidText),
    pay_amount: z._default(z.nullable(MoneySchema), null),
    pay_type: z._default(z.nullable(PayTypeSchema), null),
  })
  .check(
    // An amount means nothing without its unit, and a unit nothing without an amount.
    z.refine(({ pay_amount, pay_type }) => pay_amount === null || pay_type !== null, {
      error: 'required',
      path: ['pay_type'],
    }),
    z.refine(({ pay_amount, pay_type }) => pay_type === null || pay_amount !== null, {
      error: 'required',
      path: ['pay_amount'],
    }),
  )
export type BidForm = z.input<typeof BidFormSchema>
/** The form of POST. */
export const NewBidFormSchema = z.safeExtend(BidFormSchema, {
  /** The worker's own bid on this job that the new one replaces: it is withdrawn with the same request. */
  replaces: z.optional(BodyIdSchema),
})

/** Why staff have taken a bid down, for its worker. */
const BidRemovalSchema = z.object({
  reason: z.string(),
  ground: z.nullable(GroundSchema),
  /** Only in the list of own bids: the page to object, below the site; null after an objection, and after six months. */
  objection: z.optional(z.nullable(z.string())),
})

export const BidSchema = z.object({
  id: z.int(),
  text: z.string(),
  pay_amount: z.nullable(z.number()),
  pay_type: z.nullable(PayTypeSchema),
  state: BidStateSchema,
  /** The reason for declining, if the employer gave one. */
  decline_reason: z.nullable(DeclineReasonSchema),
  created_at: TimeSchema,
  /** When the worker last changed text or pay. */
  changed_at: z.optional(TimeSchema),
  seen_at: z.nullable(TimeSchema),
  answered_at: z.nullable(TimeSchema),
  /** Sent back as `If-Match` with a change. Answers stored by an earlier release have none. */
  version: z.optional(z.int()),
  /** Only of a bid that staff have taken down: the vacancy's side no longer sees it. */
  removal: z.optional(BidRemovalSchema),
})
export type Bid = z.infer<typeof BidSchema>
export const BidAnswer = one(BidSchema)

/** A worker's own bid with its job. */
export const OwnBidSchema = z.object({
  ...BidSchema.shape,
  job: z.object({
    id: z.int(),
    slug: z.string(),
    /** Title and company are empty when the employer's account is deleted. */
    title: z.string(),
    /** The language of the title. Answers stored by an earlier release have none. */
    language: z.optional(LanguageSchema),
    company_name: z.string(),
    city: NamedSchema,
    pay_type: PayTypeSchema,
    pay_amount: z.number(),
    pay_max: z.nullable(z.number()),
    is_open: z.boolean(),
    /** The employer has deleted the vacancy: it has no page. */
    is_deleted: z.optional(z.boolean()),
  }),
})
export type OwnBid = z.infer<typeof OwnBidSchema>
export const OwnBidsAnswer = listOf(OwnBidSchema)
export const OwnBidsQuerySchema = z.object({ state: z._default(z.enum(['active', 'withdrawn']), 'active') })

/** PUT /rates/{id}/note: the private note of the vacancy's owner on a bid. The worker never sees it. */
export const BidNoteSchema = z.object({
  text: optionalText(LIMITS.bidNote),
  tags: z._default(z.array(line(LIMITS.bidTag)).check(z.maxLength(LIMITS.bidTags, 'too_many')), []),
})
export type BidNote = z.infer<typeof BidNoteSchema>

/** A bid as the vacancy's owner sees it, with the bidder's public name (surname shortened, no phone, no e-mail). */
export const ReceivedBidSchema = z.object({
  ...BidSchema.shape,
  bidder: z.object({
    id: z.int(),
    name: z.string(),
    url_img: z.nullable(z.string()),
    member_since: TimeSchema,
  }),
  note: z.object({
    text: z.nullable(z.string()),
    tags: z.array(z.string()),
    /** Sent back as `If-Match` with a new note. Answers stored by an earlier release have none. */
    version: z.optional(z.int()),
  }),
})
export type ReceivedBid = z.infer<typeof ReceivedBidSchema>
export const ReceivedBidAnswer = one(ReceivedBidSchema)
export const ReceivedBidsAnswer = listOf(ReceivedBidSchema)
const reason = z.optional(z.nullable(z.enum(CHOSEN_DECLINE_REASONS)))
/** PATCH /rates/{id}. A reason is stored only for a declined bid. */
export const BidAnswerFormSchema = z.object({
  state: z.enum(['seen', 'accepted', 'declined'], 'required'),
  reason,
})
export type BidAnswerForm = z.infer<typeof BidAnswerFormSchema>
/** POST /rates/seen: marks bids as seen. Those that are gone, or are not the employer's, are left out of the answer. */
export const BidsSeenSchema = z.object({
  ids: z.array(BodyIdSchema).check(z.maxLength(LIMITS.bidsSeen, 'too_many')),
})
/** PUT /rates/{id}/choice: accepts the bid and declines the others that are still unanswered. */
export const BidChoiceSchema = z.object({
  /** The bids that the employer saw unanswered. A bid that came later is not declined. */
  others: z.array(BodyIdSchema).check(z.maxLength(LIMITS.bidsOfChoice, 'too_many')),
})
