import * as z from 'zod/mini'
import {
  LanguageSchema,
  listOf,
  OnlyIdSchema,
  one,
  PageQuerySchema,
  pageOf,
  TimeSchema,
  text,
} from './conventions.ts'
import { GroundSchema } from './grounds.ts'
import { LIMITS } from './limits.ts'
import { NamedSchema } from './places.ts'

/** What a decision is about. Vacancies and reports are decided again in their own queues. */
export const ObjectionTypeSchema = z.enum([
  'vacancy',
  'offer',
  'report',
  'account',
  'message',
  'profile',
  'bid',
])
export type ObjectionType = z.infer<typeof ObjectionTypeSchema>
export type ObjectionSubject = { type: ObjectionType; id: number }
export const QUEUED_TYPES = ['offer', 'account', 'message', 'profile', 'bid'] as const
export type QueuedType = (typeof QUEUED_TYPES)[number]

/** An objection beside what is decided again: its text, and the reason of the first decision. */
export const ObjectionNoteSchema = z.object({ text: z.string(), reason: z.string(), created_at: TimeSchema })

/**
 * The time of the objection that the moderator has read, null for none. A decision that waited on a device must not answer
 * an objection that came meanwhile.
 */
export const ReadObjectionSchema = z.optional(z.nullable(TimeSchema))

/** POST /cabinet/vacancies/{id}/objection and /cabinet/offers/{id}/objection */
export const ObjectionFormSchema = z.object({ text: text(LIMITS.reason.max, LIMITS.reason.min) })
/** GET and POST /objections: the page behind the link in a mail. */
export const ObjectionTokenQuerySchema = z.object({
  token: z._default(z.string().check(z.maxLength(100)), ''),
  /** The language of the mail. Without it, as in earlier mails, that of the browser. */
  lang: z.catch(z.optional(LanguageSchema), undefined),
})

/** What staff have removed of the current user: a message, a bid, or the profile. */
export const RemovalSchema = z.object({
  type: z.enum(['message', 'bid', 'profile']),
  id: z.int(),
  /** The text of the message or bid, the name of the profile. */
  title: z.string(),
  reason: z.string(),
  ground: z.nullable(GroundSchema),
  removed_at: TimeSchema,
  /** The page to object, below the site; null after an objection, and after six months. */
  objection: z.nullable(z.string()),
})
export type Removal = z.infer<typeof RemovalSchema>
/** GET /cabinet/removals: those in force, latest first. */
export const RemovalsAnswer = listOf(RemovalSchema)

export const ObjectionStateSchema = z.enum(['open', 'overturned', 'upheld'])
export type ObjectionState = z.infer<typeof ObjectionStateSchema>

/** An objection to a decision about an offer, an account, a message, a bid or a profile, as moderators see it. */
export const ObjectionSchema = z.object({
  id: z.int(),
  subject: z.object({ type: z.enum(QUEUED_TYPES), id: z.int(), title: z.string() }),
  author: z.nullable(NamedSchema),
  /** The language of the mail to the author. */
  author_language: z.nullable(LanguageSchema),
  ...ObjectionNoteSchema.shape,
  decided_by: z.nullable(NamedSchema),
  state: ObjectionStateSchema,
  /** The reason of the second decision. */
  answer: z.nullable(z.string()),
  answered_by: z.nullable(NamedSchema),
  answered_at: z.nullable(TimeSchema),
})
export type Objection = z.infer<typeof ObjectionSchema>
export const ObjectionAnswer = one(ObjectionSchema)
export const ObjectionsAnswer = pageOf(ObjectionSchema)
export const ObjectionsQuerySchema = z.object({
  state: z._default(ObjectionStateSchema, 'open'),
  id: OnlyIdSchema,
  ...PageQuerySchema.shape,
})
/** POST /admin/objections/{id}/decision: `overturned` shows the content again or unblocks the account. The reason is mailed. */
export const DecideObjectionSchema = z.object({
  outcome: z.enum(['overturned', 'upheld'], 'required'),
  reason: text(LIMITS.reason.max, LIMITS.reason.min),
  /** Whether it takes effect after `UNDO_MS` and can be undone until then. */
  hold: z.optional(z.boolean()),
})
