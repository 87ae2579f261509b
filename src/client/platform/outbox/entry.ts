import * as z from 'zod/mini'
import { LanguageSchema } from '#shared/contract/conventions.ts'
import type { Kind } from './kinds/kind.ts'
import { type EntryKind, KINDS } from './registry.ts'

export type { EntryKind } from './registry.ts'

/** What the device itself finds: it could not send, opened the entry for editing, or needs it confirmed. */
export type DeviceCode = 'network' | 'unexpected' | 'editing' | 'old' | 'job_changed'

const EntryErrorSchema = z.object({
  /** The server's code, or a `DeviceCode`. */
  code: z.string(),
  /** The server's words; empty with a `DeviceCode`. */
  message: z.string(),
  errors: z.optional(z.record(z.string(), z.array(z.string()))),
})
export type EntryError = z.infer<typeof EntryErrorSchema>

/** The error with a code of the device's own. */
export const deviceError = (code: DeviceCode): EntryError => ({ code, message: '' })

const common = {
  /** The Idempotency-Key. */
  id: z.uuid(),
  userId: z.int(),
  /** What goes out in order: one lane per job, per room, per favourite. */
  lane: z.string(),
  /** What the person sees: the job's title, the name of whom a message is for. */
  label: z.string(),
  createdAt: z.number(),
  /** When the person last confirmed it. */
  confirmedAt: z.nullable(z.number()),
  /** Order of writing; times repeat within a millisecond. */
  seq: z.int(),
  attempts: z.int(),
  nextAt: z.number(),
  state: z.enum(['queued', 'sending', 'failed', 'needs_confirm']),
  error: z.nullable(EntryErrorSchema),
  language: LanguageSchema,
}
type Common = z.infer<z.ZodMiniObject<typeof common>>

type BodyOf<K extends EntryKind> = z.infer<(typeof KINDS)[K]['body']>
export type EntryOf<K extends EntryKind> = {
  [Name in K]: Common & { kind: Name; body: BodyOf<Name> }
}[K]
export type OutboxEntry = EntryOf<EntryKind>
export type EntryBody = OutboxEntry['body']

/** What a screen hands over to be sent; with an id when it was tried already, under that key. */
export type NewEntry = {
  [Name in EntryKind]: { kind: Name; label: string; body: BodyOf<Name>; id?: string }
}[EntryKind]

const [first, ...others] = Object.entries(KINDS).map(([kind, { body }]) =>
  z.object({ kind: z.literal(kind), body, ...common }),
)
/** What waits on the device, as it is stored there. The list of kinds gives the union, which TypeScript cannot follow. */
export const OutboxEntrySchema = z.discriminatedUnion('kind', [
  first!,
  ...others,
]) as z.ZodMiniType<OutboxEntry>

/** What the outbox knows of an entry's kind. */
export function kindOf({ kind }: Pick<OutboxEntry, 'kind'>): Kind<EntryBody> {
  return KINDS[kind] as unknown as Kind<EntryBody>
}
