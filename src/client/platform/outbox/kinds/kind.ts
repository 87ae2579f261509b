import type * as z from 'zod/mini'
import type { LiveEvent } from '../../realtime/live-event.ts'
import type { Caller } from '../caller.ts'

/** What a kind reads of an entry of its own. */
export type Sendable<Body> = { id: string; userId: number; body: Body }
/** A change of every cached query whose key begins with `queryKey`. */
export type CacheChange = { queryKey: readonly unknown[]; change: (data: unknown) => unknown }

/** Everything the outbox knows of one kind of entry. Its look and its words are in a feature. */
export type Kind<Body> = {
  body: z.ZodMiniType<Body>
  /** Entries of one lane are sent one after the other, in the order of writing. */
  lane(body: Body): string
  /** Whether the entry's id is sent as Idempotency-Key. Without it, sending twice must do no harm. */
  hasIdempotencyKey: boolean
  /** Whether a new entry replaces those that wait in its lane. */
  replacesEarlier?: true
  /** Sends it; resolves with what the app may put into its cache. */
  send(entry: Sendable<Body>, call: Caller): Promise<unknown>
  /** An entry unsent for longer is sent only after the person has confirmed it. */
  expiresAfterMs?: number
  /** An entry unsent for longer is checked before it is sent. */
  review?: {
    afterMs: number
    /** The body to confirm when what the entry is about has changed since, else null. */
    findChange(entry: Sendable<Body>, call: Caller): Promise<Body | null>
  }
  /** The queries that are outdated once the server has accepted the entry. */
  refreshes: readonly (readonly unknown[])[]
  /** What the answer changes in cached queries at once, before anything is refetched. */
  settle?(entry: Sendable<Body>, answer: unknown): CacheChange | null
  /** The answer as the live event that says the same: it is applied as if it had come in. */
  toLiveEvent?(answer: unknown): LiveEvent
  /** Who will answer: a reason to offer notifications. */
  expectsAnswerFrom?: 'employer' | 'person'
  /** Whether a screen of its own shows it: the banner counts it only when sending takes long. */
  isShownInPlace?: true
}

/** Ties a kind's functions to the type of its schema. */
export const defineKind = <Body>(kind: Kind<Body>): Kind<Body> => kind
