import * as z from 'zod/mini'
import { one, PageQuerySchema, pageOf, TimeSchema, text } from './conventions.ts'
import { MAIL_KINDS } from './mail-kinds.ts'
import { MAIL_STATES, SHORTEST_SEARCH } from './mail-states.ts'
import { NamedSchema } from './places.ts'

export const MailStateSchema = z.enum(MAIL_STATES)
export const MailKindSchema = z.enum(MAIL_KINDS)

/** A mail in the log, without text and links, because they may contain secrets. */
export const LoggedMailSchema = z.object({
  /** The id of the task for waiting and failed mails, which can be retried; else of the log's entry. */
  id: z.string(),
  state: MailStateSchema,
  kind: MailKindSchema,
  /** The account of the recipient; null for people without one. */
  user_id: z.nullable(z.int()),
  /** Null for a mail whose recipient is read when it is sent, and for several mails of a newsletter. */
  recipient: z.nullable(z.string()),
  subject: z.nullable(z.string()),
  /** The mail server's answer to the last attempt. */
  error: z.nullable(z.string()),
  /** When a bounce last ended the newsletter of the recipient; null when none has. */
  bounced_at: z.nullable(TimeSchema),
  /** The number of attempts. */
  tries: z.int(),
  at: TimeSchema,
  /** The time of the next attempt; null when none is scheduled. */
  next_at: z.nullable(TimeSchema),
  /** How many mails of the newsletter of that day these are, and how many of them are not sent; null for other mails. */
  newsletter: z.optional(z.nullable(z.object({ mails: z.int(), unsent: z.int() }))),
  /** Who gave a failed mail up; null for others. `by` is null when that account is gone. */
  dismissed: z.optional(z.nullable(z.object({ by: z.nullable(NamedSchema), at: TimeSchema }))),
})
export type LoggedMail = z.infer<typeof LoggedMailSchema>
export const MailsAnswer = z.extend(pageOf(LoggedMailSchema), {
  /** With `q`: how many mails each state has. */
  totals: z.optional(z.record(MailStateSchema, z.int())),
})
/** GET /admin/mails: `q` is a part of the recipient's address. */
export const MailsQuerySchema = z.extend(PageQuerySchema, {
  state: z._default(MailStateSchema, 'failed'),
  q: z.optional(text(100, SHORTEST_SEARCH)),
})
export const MailParamSchema = z.object({ id: z.uuid() })
/** POST /admin/mails/retry: how many failed mails are retried. */
export const MailsRetriedAnswer = one(z.object({ mails: z.int() }))
/** The answer to a retry and to a dismissal. */
export const MailDoneAnswer = one(z.object({ id: z.string() }))
