import * as z from 'zod/mini'
import { LanguageSchema } from '#shared/contract/conventions.ts'
import { FavoriteKindSchema } from '#shared/contract/favourites.ts'
import { PayTypeSchema } from '#shared/contract/work-terms.ts'

const BidBodySchema = z.object({
  slug: z.string(),
  text: z.string(),
  pay_amount: z.nullable(z.number()),
  pay_type: z.nullable(PayTypeSchema),
  /** The job's version the bid was written for. */
  jobVersion: z.int(),
})
const WithdrawalBodySchema = z.object({
  slug: z.string(),
  /** Unknown while the bid itself waits or its answer was lost. */
  rateId: z.optional(z.int()),
})

/** Which thing is meant; whether it shall be among the favourites is the entry's kind. */
const FavouriteBodySchema = z.object({ type: FavoriteKindSchema, id: z.int() })
/** To the administrator. */
const ContactBodySchema = z.object({ name: z.string(), email: z.string(), description: z.string() })
const MessageBodySchema = z.object({ roomId: z.int(), text: z.string() })

const EntryErrorSchema = z.object({
  code: z.string(),
  /** The server's words; empty where the code is ours (network, old, job_changed). */
  message: z.string(),
  errors: z.optional(z.record(z.string(), z.array(z.string()))),
})
export type EntryError = z.infer<typeof EntryErrorSchema>

const common = {
  /** The Idempotency-Key. */
  id: z.uuid(),
  userId: z.int(),
  /** What goes out in order: one lane per job, per room, per favourite. */
  lane: z.string(),
  /** What the person sees: the job's title, the name of whom a message is for. */
  label: z.string(),
  createdAt: z.number(),
  /** When the person last said that it still stands. */
  confirmedAt: z.nullable(z.number()),
  /** Order of writing; times repeat within a millisecond. */
  seq: z.int(),
  attempts: z.int(),
  nextAt: z.number(),
  state: z.enum(['queued', 'sending', 'failed', 'needs_confirm']),
  error: z.nullable(EntryErrorSchema),
  language: LanguageSchema,
}

/** What waits on the device, as it is stored there. */
export const OutboxEntrySchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('bid'), body: BidBodySchema, ...common }),
  z.object({ kind: z.literal('bid-withdrawal'), body: WithdrawalBodySchema, ...common }),
  z.object({ kind: z.literal('favourite-add'), body: FavouriteBodySchema, ...common }),
  z.object({ kind: z.literal('favourite-remove'), body: FavouriteBodySchema, ...common }),
  z.object({ kind: z.literal('message'), body: MessageBodySchema, ...common }),
  z.object({ kind: z.literal('contact-message'), body: ContactBodySchema, ...common }),
])
export type OutboxEntry = z.infer<typeof OutboxEntrySchema>
export type EntryKind = OutboxEntry['kind']
export type EntryOf<K extends EntryKind> = Extract<OutboxEntry, { kind: K }>
export type EntryBody = OutboxEntry['body']

/** What a screen hands over to be sent; with an id when it was tried already, under that key. */
export type NewEntry = {
  [K in EntryKind]: { kind: K; lane: string; label: string; body: EntryOf<K>['body']; id?: string }
}[EntryKind]
