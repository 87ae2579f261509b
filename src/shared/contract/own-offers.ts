import * as z from 'zod/mini'
import { PayTypeSchema } from './choice-schemas.ts'
import {
  CityIdSchema,
  LanguageSchema,
  line,
  lines,
  listOf,
  MoneySchema,
  one,
  RubricIdSchema,
  TimeSchema,
  text,
} from './conventions.ts'
import { GroundSchema } from './grounds.ts'
import { LIMITS } from './limits.ts'
import { ObjectionNoteSchema } from './objections.ts'
import { patchOf } from './patch-of.ts'
import { NamedSchema } from './places.ts'

/** The form of an offer, filled in by a job seeker. */
export const OfferFormSchema = z.object({
  name: line(LIMITS.title.max, LIMITS.title.min),
  rubric_id: RubricIdSchema,
  city_id: CityIdSchema,
  pay_type: PayTypeSchema,
  /** Expected pay, in EUR. */
  pay_amount: MoneySchema,
  description: text(LIMITS.description.max, LIMITS.description.min),
  skills: z._default(lines(), []),
  preferences: z._default(lines(), []),
  language: LanguageSchema,
  published: z._default(z.boolean(), true),
  /** Whether search engines may show it. */
  is_indexed: z._default(z.boolean(), false),
})
export type OfferForm = z.infer<typeof OfferFormSchema>
export type OfferFormInput = z.input<typeof OfferFormSchema>
/** PATCH: any part of the form; omitted fields stay. */
export const OfferPatchSchema = patchOf(OfferFormSchema)
export type OfferPatch = z.infer<typeof OfferPatchSchema>

/** An offer as its owner sees it. */
export const OwnOfferSchema = z.object({
  id: z.int(),
  /** Another number for each text. A PATCH names it in `If-Match`, and a change of another text is refused with 412. */
  version: z.int(),
  name: z.string(),
  rubric: NamedSchema,
  city: NamedSchema,
  pay_type: PayTypeSchema,
  pay_amount: z.number(),
  description: z.string(),
  skills: z.array(z.string()),
  preferences: z.array(z.string()),
  language: LanguageSchema,
  published: z.boolean(),
  is_indexed: z.boolean(),
  /** A moderator has taken it down: it can be deleted, but not changed or published again. */
  is_taken_down: z.boolean(),
  /** The moderator's reason for taking it down. */
  moderation_reason: z.nullable(z.string()),
  moderation_ground: z.nullable(GroundSchema),
  /** The owner may object to the decision: not yet done, and not late. */
  is_objectionable: z.boolean(),
  /** The owner's objection that nobody has decided yet. */
  objection: z.nullable(ObjectionNoteSchema),
  /** When it was first published. */
  published_at: z.nullable(TimeSchema),
  created_at: TimeSchema,
  updated_at: TimeSchema,
})
export type OwnOffer = z.infer<typeof OwnOfferSchema>
export const OwnOfferAnswer = one(OwnOfferSchema)
export const OwnOffersAnswer = listOf(OwnOfferSchema)
