import type { MessageDescriptor } from '@lingui/core'
import * as z from 'zod/mini'
import { LanguageSchema } from '#shared/contract/conventions.ts'
import type { Kind } from './kinds/base/kind.ts'
import { type EntryKind, KINDS } from './registry.ts'

export type { EntryKind } from './registry.ts'

/**
 * Errors found on the device: sending failed, the entry is being edited, or it must be confirmed. `network`: there was no
 * connection. `no_answer`: this entry got no answer, though the server answered others.
 */
export type DeviceCode =
  | 'network'
  | 'no_answer'
  | 'foreign'
  | 'unexpected'
  | 'editing'
  | 'old'
  | 'job_changed'

const EntryErrorSchema = z.object({
  /** The server's code, or a `DeviceCode`. */
  code: z.string(),
  /** The server's message; empty with a `DeviceCode`. */
  message: z.string(),
  errors: z.optional(z.record(z.string(), z.array(z.string()))),
})
export type EntryError = z.infer<typeof EntryErrorSchema>

/** An error with a code of the device. */
export const deviceError = (code: DeviceCode): EntryError => ({ code, message: '' })

const common = {
  /** The Idempotency-Key. */
  id: z.uuid(),
  userId: z.int(),
  /** Entries of one lane are sent in order: one lane for each job, room or favourite. */
  lane: z.string(),
  /** Shown to the user: the job's title, or the recipient's name. */
  label: z.string(),
  createdAt: z.number(),
  /** When the user last confirmed it. */
  confirmedAt: z.nullable(z.number()),
  /** Order of writing: times can be equal within a millisecond. */
  seq: z.int(),
  /**
   * The number of the change on this device. A changed body gets a new number. Entries of earlier releases have none.
   */
  order: z.optional(z.object({ device: z.uuid(), number: z.int() })),
  attempts: z.int(),
  /** Whether the browser had a network at any attempt, of a discarded entry since the discard. Earlier releases do not say so. */
  hadNetwork: z.optional(z.boolean()),
  /** Whether the text of this discarded entry was taken back as a new entry: that cannot be done twice. */
  isTakenBack: z.optional(z.boolean()),
  /** When it was last tried. Entries of earlier releases have none. */
  triedAt: z.optional(z.number()),
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

/**
 * An entry to add. With `id` when it was already sent once under that idempotency key; with `isUnsent` it has the key,
 * but was certainly never sent.
 */
export type NewEntry = {
  [Name in EntryKind]: { kind: Name; label: string; body: BodyOf<Name>; id?: string; isUnsent?: boolean }
}[EntryKind]

const [first, ...others] = Object.entries(KINDS).map(([kind, { body }]) =>
  z.object({ kind: z.literal(kind), body, ...common }),
)
/** A stored entry. The cast gives the union of all kinds, which TypeScript cannot infer from the list. */
export const OutboxEntrySchema = z.discriminatedUnion('kind', [
  first!,
  ...others,
]) as z.ZodMiniType<OutboxEntry>

/** The order of an entry as the server's header `Intention`: device, number, age. */
export function intentionOf({ order, createdAt, confirmedAt }: OutboxEntry, now: number): string | undefined {
  // An age instead of a time, because the device's clock may be wrong. It is never negative: the clock may be set back.
  const age = Math.max(0, Math.round(now - (confirmedAt ?? createdAt)))
  return order && `${order.device}/${order.number}/${age}`
}

/** The definition of the entry's kind. */
export function kindOf({ kind }: Pick<OutboxEntry, 'kind'>): Kind<EntryBody> {
  return KINDS[kind] as unknown as Kind<EntryBody>
}

/** The title of an entry on the outbox page. */
export function whatOf(entry: OutboxEntry): MessageDescriptor {
  const { what } = kindOf(entry).words
  return typeof what === 'function' ? what(entry.body) : what
}

/** The queries to invalidate when the entry was accepted, refused or discarded. */
export function refreshesOf(entry: OutboxEntry): readonly (readonly unknown[])[] {
  const { refreshes } = kindOf(entry)
  return typeof refreshes === 'function' ? refreshes(entry) : refreshes
}
