import * as z from 'zod/mini'
import {
  EmailSchema,
  Int4Schema,
  LanguageSchema,
  line,
  OnlyIdSchema,
  one,
  PageQuerySchema,
  pageOf,
  TimeSchema,
  text,
} from './conventions.ts'
import { LIMITS } from './limits.ts'
import { NamedSchema } from './places.ts'

/** POST /addMessage: the 'Contact us' form. */
export const ContactMessageSchema = z.object({
  name: line(LIMITS.contactName.max, LIMITS.contactName.min),
  email: EmailSchema,
  description: text(LIMITS.contactText.max, LIMITS.contactText.min),
  /** A honeypot: people do not see this field. A message that fills it is stored as spam. */
  website: z.optional(z.string().check(z.maxLength(200, 'too_long'))),
})
export type ContactMessage = z.input<typeof ContactMessageSchema>
export const ContactMessageAnswer = one(z.object({ id: z.int() }))

/** `done`: it needs no answer. */
export const CONTACT_STATES = ['open', 'answered', 'done', 'spam'] as const
export const ContactStateSchema = z.enum(CONTACT_STATES)
export type ContactState = z.infer<typeof ContactStateSchema>

/** A message of the contact form with its replies in order, as staff see it. */
export const ReceivedMessageSchema = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  description: z.string(),
  /** The sender's account; null when they were signed out or the account is deleted. */
  user: z.nullable(NamedSchema),
  /** The page's language; the reply is mailed in it. */
  language: LanguageSchema,
  /** How the mail with a reply begins. Answers stored by an earlier release have none. */
  greeting: z.optional(z.string()),
  state: ContactStateSchema,
  created_at: TimeSchema,
  replies: z.array(
    z.object({
      id: z.int(),
      text: z.string(),
      author: z.nullable(NamedSchema),
      created_at: TimeSchema,
      /** The mail server's answer when the e-mail with the reply has failed, also while it is tried again. */
      mail_error: z.optional(z.string()),
    }),
  ),
  /** The latest five other messages from this e-mail address, with the first 200 characters of each. */
  others: z.array(
    z.object({ id: z.int(), state: ContactStateSchema, beginning: z.string(), created_at: TimeSchema }),
  ),
})
export type ReceivedMessage = z.infer<typeof ReceivedMessageSchema>
export const ReceivedMessageAnswer = one(ReceivedMessageSchema)
export const ReceivedMessagesAnswer = pageOf(ReceivedMessageSchema)
/** GET /admin/messages: open ones oldest first, the others latest first. */
export const ReceivedMessagesQuerySchema = z.object({
  state: z._default(ContactStateSchema, 'open'),
  id: OnlyIdSchema,
  ...PageQuerySchema.shape,
})
/** POST /admin/messages/{id}/reply */
export const ContactReplySchema = z.object({
  text: text(LIMITS.messageText),
  /** How many replies the author of this one has read: a reply that waited on a device must not answer a second time. */
  replies_read: z.optional(Int4Schema),
})
/** PATCH /admin/messages/{id} */
export const ContactStatePatchSchema = z.object({ state: ContactStateSchema })
